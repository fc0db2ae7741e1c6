import { Button, Stack, TextField, Typography } from '@mui/material';
import { latinDigits, rulesOf } from '@wayfare/shared';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from '../booking/bookings.js';
import { useStep } from './useStep.js';
import { useDriverWork } from './WorkProvider.js';

/**
 * What the driver has typed for a trip. It outlives the form, which stands in another step once the server
 * answers or the passenger has paid. The form there may be prepared before the last number is typed, so it
 * follows the number instead of reading it once.
 */
function useTypedNumber(booking: string) {
  const queries = useQueryClient();
  const queryKey = ['typed receipt phone', booking];
  const { data: typed = '' } = useQuery({ queryKey, queryFn: skipToken, initialData: '' });
  return { typed, setTyped: (number: string) => queries.setQueryData(queryKey, number) };
}

/** Where a passenger without an account gets the receipt. */
export function ReceiptPhone({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { settings } = useSession();
  const { notifyError } = useMessages();
  const { steps } = useDriverWork().waiting;
  const { take } = useStep(booking.id, 'receipt-phone');
  const { typed, setTyped } = useTypedNumber(booking.id);
  const [isWrong, setWrong] = useState(false);
  if (rulesOf(booking).hasRider || !settings.textMessages) return null;
  const entered = steps.find(({ booking: id, name }) => id === booking.id && name === 'receipt-phone');
  const phone = booking.customer_contact ?? (entered?.body['phone'] as string | undefined);
  if (phone)
    return (
      <Typography variant="body2">{t('console_receipt_noted', { phone: `\u2066${phone}\u2069` })}</Typography>
    );
  const send = async () => {
    const { receiptNumber } = await import('./receiptNumber.js');
    const number = receiptNumber(typed, settings);
    setWrong(number === null);
    if (number !== null) take({ phone: number });
  };
  return (
    <Stack
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send().catch(notifyError);
      }}
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, alignItems: { sm: 'flex-start' } }}
    >
      <TextField
        fullWidth
        type="tel"
        label={t('console_receipt_phone')}
        value={typed}
        onChange={(event) => setTyped(latinDigits(event.target.value))}
        error={isWrong}
        helperText={isWrong && t('mobile_no_blank_error')}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 30, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" disabled={typed.trim() === ''} sx={{ minHeight: 56 }}>
        {t('console_receipt_send')}
      </Button>
    </Stack>
  );
}
