import { Box, Button, Stack } from '@mui/material';
import { type DriverDay, weeksOf } from '@wayfare/shared';
import { Link } from 'react-router';
import { useMe } from '../../people/account/useMe.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { BonusFigure } from '../../money/wallet/BonusFigure.js';
import { Figure } from '../../money/wallet/Figure.js';
import { WalletHistory } from '../../money/wallet/WalletHistory.js';
import { Withdraws } from '../../money/withdraw/Withdraws.js';
import { EarnedDays } from './EarnedDays.js';
import { useDriverDays } from './useDriverDays.js';
import { useOwnOffers } from './useOwnOffers.js';

/** The driver's earnings of today, this week and before, the rating, the wallet and its full history. */
export function Earnings() {
  const t = useText();
  const format = useFormat();
  const me = useMe();
  const rating = me?.ratings?.userrating;
  const days = useDriverDays().data;
  const today = days?.at(-1);
  const week = days && weeksOf(days).at(-1);
  const tripCount = (period: DriverDay | undefined) =>
    period ? t('console_trips_count', { smart_count: period.trips }) : '';
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <Figure
          name={t('console_today')}
          value={today ? format.money(today.total) : null}
          note={tripCount(today)}
          dark
        />
        <Figure
          name={t('console_this_week')}
          value={week ? format.money(week.total) : null}
          note={tripCount(week)}
          dark
        />
        <Figure
          name={t('console_rating')}
          value={me ? (rating ? format.rating(rating) : '–') : null}
          note={rating ? '' : t('console_no_rating')}
        />
        <Acceptance />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Figure
            name={t('console_wallet')}
            value={me ? format.money(me.walletBalance) : null}
            note={t('console_wallet_text')}
          />
        </Box>
      </Box>
      <EarnedDays />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to="/profile/statement" variant="outlined">
          {t('statement_show')}
        </Button>
        <Button component={Link} to="/profile/decisions" variant="outlined">
          {t('decisions_title')}
        </Button>
      </Box>
      <BonusFigure bonus={me?.bonusBalance} />
      <Withdraws />
      <WalletHistory />
    </Stack>
  );
}

/** The part of the answered and expired offers that the driver accepted. */
function Acceptance() {
  const t = useText();
  const format = useFormat();
  const { data: offers, isError } = useOwnOffers();
  const rate = offers?.rate ?? null;
  const isKnown = offers !== undefined || isError;
  const { accepted = 0, declined = 0, expired = 0 } = offers ?? {};
  return (
    <Figure
      name={t('console_acceptance')}
      value={isKnown ? (rate === null ? '–' : format.percent(rate)) : null}
      note={
        offers
          ? rate === null
            ? t('console_no_offers')
            : t('console_acceptance_parts', { accepted, declined, expired })
          : ''
      }
    />
  );
}
