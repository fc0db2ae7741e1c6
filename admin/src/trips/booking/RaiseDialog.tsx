import {
  Box,
  Button,
  CircularProgress,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  driverPay,
  parseNumber,
  plainNumber,
  raiseProblem,
  type RaiseOptions,
  suggestedRaises,
} from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { type SubmitEvent, useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** A dialog that raises the driver's pay for a waiting trip, at the cost of the business. */
export function RaiseDialog({ booking, onClose }: { booking: string; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const provider = useDataProvider<PanelDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['bookings', 'raise', booking],
    queryFn: () => provider.raiseOptions(booking),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_raise_title')}</DialogTitle>
      {data ? (
        <RaiseForm booking={booking} options={data} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <Typography>{error.message}</Typography>
            ) : (
              <CircularProgress aria-label={t('loading')} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface RaiseFormProps {
  booking: string;
  options: RaiseOptions;
  onClose: () => void;
}

function RaiseForm({ booking, options, onClose }: RaiseFormProps) {
  const t = useText();
  const format = useFormat();
  const { settings } = useSession();
  const locale = useDateLocale();
  const suggested = suggestedRaises(options);
  const [amount, setAmount] = useState(() =>
    suggested[0] === undefined ? '' : plainNumber(suggested[0], locale),
  );
  const raising = useOperation({
    run: (operations, to: number) => operations.raiseOffer(booking, to),
    done: 'panel_raised',
    onDone: onClose,
    stale: ['bookings', 'desk', 'drivers'],
  });
  const { driver_share: share, raise, most } = options;
  const to = parseNumber(amount, amountRules(settings, locale)).value ?? 0;
  const fits = to > raise && raiseProblem(to, most, settings.decimal) === null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fits) raising.mutate(to);
  };
  const canRaise = most > raise;
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        <DialogContentText>{t('panel_raise_help')}</DialogContentText>
        <Typography sx={{ fontWeight: 700 }}>
          {t('panel_raise_now', { amount: format.money(driverPay(share, { raise })) })}
        </Typography>
        {!canRaise && <Typography>{t('panel_raise_none')}</Typography>}
        {canRaise && suggested.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {suggested.map((step) => (
              <Button
                key={step}
                size="small"
                variant={step === to ? 'contained' : 'outlined'}
                aria-pressed={step === to}
                onClick={() => setAmount(plainNumber(step, locale))}
              >
                <bdi>+{format.money(step)}</bdi>
              </Button>
            ))}
          </Box>
        )}
        {canRaise && (
          <>
            <AmountField
              label={t('panel_raise_to', { amount: format.money(share) })}
              required
              value={amount}
              onChange={setAmount}
              settings={settings}
              locale={locale}
              t={t}
            />
            <Typography role="status" color="textSecondary">
              {fits
                ? `${t('panel_raise_total', { amount: format.money(driverPay(share, { raise: to })) })} `
                : ''}
              {t('panel_raise_most', { amount: format.money(most) })}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        {canRaise && (
          <Button type="submit" variant="contained" disabled={!fits || raising.isPending}>
            {t('panel_raise_offer')}
          </Button>
        )}
      </DialogActions>
    </Box>
  );
}
