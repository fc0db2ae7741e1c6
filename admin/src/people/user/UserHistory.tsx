import { Box, Card, Typography } from '@mui/material';
import type { LedgerEntry, TranslationKey } from '@wayfare/shared';
import { type ReactNode, useId } from 'react';
import { Pagination, ReferenceManyField, SimpleList, useResourceContext } from 'react-admin';
import { BookingCards } from '../../trips/booking/BookingCards.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { NothingHere } from '../../frame/table/PanelList.js';
import { ReverseEntry } from '../../money/wallet/ReverseEntry.js';

const PER_PAGE = 10;

/** The booking field that refers to users of a resource. */
const places: Readonly<Record<string, string>> = {
  riders: 'customer',
  drivers: 'driver',
  fleetadmins: 'fleetadmin',
};

/** A user's history: their trips and, for admins, their wallet entries (rule 3.5). */
export function UserHistory() {
  const resource = useResourceContext() ?? '';
  const mayReadWallets = useStaffMay('wallets');
  const place = places[resource];
  if (!place) return null;
  const showsWallet = mayReadWallets && resource !== 'fleetadmins';
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: showsWallet ? '3fr 2fr' : '1fr' },
      }}
    >
      <Section title="panel_trips">
        <ReferenceManyField
          reference="bookings"
          target={place}
          sort={{ field: 'tripdate', order: 'DESC' }}
          perPage={PER_PAGE}
          pagination={<Pagination rowsPerPageOptions={[]} />}
        >
          <BookingCards />
        </ReferenceManyField>
      </Section>
      {showsWallet && (
        <Section title="console_wallet_history">
          <ReferenceManyField
            reference="wallethistory"
            target="uid"
            sort={{ field: 'date', order: 'DESC' }}
            perPage={PER_PAGE}
            pagination={<Pagination rowsPerPageOptions={[]} />}
          >
            <WalletEntries />
          </ReferenceManyField>
        </Section>
      )}
    </Box>
  );
}

function WalletEntries() {
  const t = useText();
  const format = useFormat();
  return (
    <SimpleList<LedgerEntry & { id: string }>
      linkType={false}
      empty={<NothingHere text="console_no_history" />}
      primaryText={(entry) =>
        [nameOf(entry, t), entry.account === 'bonus' && t('wallet_bonus')].filter(Boolean).join(' · ')
      }
      secondaryText={(entry) => (
        <>
          {format.dateTime(entry.date)} · <bdi>{entry.reverses ?? entry.txRef}</bdi>
          {entry.by && (
            <Box component="span" sx={{ display: 'block' }}>
              {t('panel_posted_by', { name: entry.byName ?? '' })}
              {entry.note && (
                <>
                  {' · '}
                  <bdi>{entry.note}</bdi>
                </>
              )}
            </Box>
          )}
        </>
      )}
      tertiaryText={(entry) => (
        <Box component="span" sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
          <bdi>
            {entry.type === 'Credit' ? '+' : '−'}
            {format.money(entry.amount)}
          </bdi>
          <ReverseEntry entry={entry} />
        </Box>
      )}
    />
  );
}

function nameOf(entry: LedgerEntry, t: ReturnType<typeof useText>) {
  if (entry.reverses) return t('wallet_reversal');
  return t(entry.txRef.endsWith(':returned') ? 'wallet_payout_returned' : `wallet_type_${entry.type}`);
}

function Section({ title, children }: { title: TranslationKey; children: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ p: 2, pb: 0 }}>
        {t(title)}
      </Typography>
      {children}
    </Card>
  );
}
