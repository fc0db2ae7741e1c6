import { Box, Button } from '@mui/material';
import type { Booking, CardPayment } from '@wayfare/shared';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useMay, useStaffMay } from '../../../frame/access/useStaffMay.js';
import { useText } from '../../../frame/texts/useText.js';
import { RefundPayment } from '../../../money/refund/RefundPayment.js';
import { PostForTrip } from '../../../money/wallet/PostForTrip.js';
import { CorrectFare } from '../CorrectFare.js';

/** What staff can do about the money of a trip: each opens one dialog, whose button does it. */
export function MoneyActions({ booking }: { booking: Booking }) {
  const t = useText();
  const mayCredit = useMay('create', 'wallethistory');
  const mayTake = useStaffMay('corrections');
  const [posting, setPosting] = useState<'credit' | 'debit' | null>(null);
  const { data: payments = [] } = useGetList<CardPayment>('cardpayments', {
    filter: { booking: booking.id },
    sort: { field: 'confirmedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 10 },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {payments.map((payment) => (
        <RefundPayment key={payment.id} payment={payment} variant="outlined" />
      ))}
      {mayCredit && (
        <Button variant="outlined" onClick={() => setPosting('credit')}>
          {t('panel_trip_money_give')}
        </Button>
      )}
      {mayCredit && mayTake && (
        <Button variant="outlined" onClick={() => setPosting('debit')}>
          {t('panel_trip_money_charge')}
        </Button>
      )}
      <CorrectFare booking={booking} />
      {posting && <PostForTrip kind={posting} booking={booking} onClose={() => setPosting(null)} />}
    </Box>
  );
}
