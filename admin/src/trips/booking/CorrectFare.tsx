import { Alert, Button, TextField } from '@mui/material';
import {
  type Booking,
  type CorrectFareInput,
  correctedFareProblem,
  earnedStatuses,
  mostCorrectedFare,
  parseNumber,
  plainNumber,
  type TranslationKey,
} from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { useState } from 'react';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/**
 * Gives a finished trip another fare, once, if no review of its fare is open. A fare of 0 cancels it: the
 * rider gets everything back.
 */
export function CorrectFare({ booking }: { booking: Booking }) {
  const t = useText();
  const mayCorrect = useStaffMay('corrections');
  const [opened, setOpened] = useState<'correct' | 'refund' | null>(null);
  const status = booking.fareReview?.status;
  const isPossible = earnedStatuses.includes(booking.status) && status !== 'open' && status !== 'corrected';
  if (!mayCorrect || !isPossible) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpened('correct')}>
        {t('panel_correct_fare')}
      </Button>
      {booking.trip_cost > 0 && (
        <Button variant="outlined" onClick={() => setOpened('refund')}>
          {t('panel_trip_money_refund_all')}
        </Button>
      )}
      {opened && (
        <CorrectFareDialog
          booking={booking}
          title={opened === 'refund' ? 'panel_trip_money_refund_all' : 'panel_correct_fare'}
          suggested={opened === 'refund' ? 0 : booking.trip_cost}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function CorrectFareDialog({
  booking,
  title,
  suggested,
  onClose,
}: {
  booking: Booking;
  title: TranslationKey;
  suggested: number;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const locale = useDateLocale();
  const { settings } = useSession();
  const [typed, setTyped] = useState(() => plainNumber(suggested, locale));
  const [note, setNote] = useState('');
  const cost = parseNumber(typed, amountRules(settings, locale)).value ?? -1;
  const most = mostCorrectedFare(booking);
  const correct = useOperation({
    run: (provider, input: CorrectFareInput) => provider.correctFare(booking.id, input),
    done: 'panel_correct_fare_done',
    onDone: onClose,
    stale: ['bookings', 'fare-reviews', 'wallethistory', 'riders', 'drivers'],
  });
  const more = cost - booking.trip_cost;
  const isAllowed = correctedFareProblem(cost, booking, settings.decimal) === null;
  return (
    <ActionDialog
      title={t(title)}
      action={t(title)}
      isReady={isAllowed && note.trim() !== ''}
      isPending={correct.isPending}
      onAct={() => correct.mutate({ trip_cost: cost, note: note.trim() })}
      onClose={onClose}
    >
      <AmountField
        label={t('panel_correct_fare_new')}
        required
        value={typed}
        onChange={setTyped}
        error={cost > most}
        helperText={t('panel_correct_fare_limit', { amount: format.money(most) })}
        settings={settings}
        locale={locale}
        t={t}
      />
      <TextField
        label={t('panel_correct_fare_reason')}
        helperText={t('panel_correct_fare_reason_hint')}
        required
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        fullWidth
      />
      {isAllowed && (
        <Alert severity="info">
          {t(more > 0 ? 'panel_correct_fare_charges' : 'panel_correct_fare_returns', {
            amount: format.money(Math.abs(more)),
          })}
        </Alert>
      )}
    </ActionDialog>
  );
}
