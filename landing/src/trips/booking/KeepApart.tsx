import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import type { OwnBooking } from './bookings.js';

/** A trip that its people have met on. */
const isMet = ({ status, driver, customer }: OwnBooking) =>
  Boolean(driver && customer) && ['PENDING', 'PAID', 'COMPLETE', 'CANCELLED'].includes(status);

/** Lets the rider or the driver of a past trip ask never to be matched with the other again, or allow it. */
export function KeepApart({ booking, other }: { booking: OwnBooking; other: 'rider' | 'driver' }) {
  return isMet(booking) ? <Wish id={booking.id} other={other} /> : null;
}

function Wish({ id, other }: { id: string; other: 'rider' | 'driver' }) {
  const t = useText();
  const { data, change } = useKeptApart(id);
  if (!data) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      {data.isApart && (
        <Typography role="status" color="text.secondary">
          {t('apart_kept')}
        </Typography>
      )}
      <Button
        color="inherit"
        loading={change.isPending}
        onClick={() => change.mutate(!data.isApart)}
        sx={{ minHeight: 44, px: 0 }}
      >
        {t(data.isApart ? 'apart_allow' : `apart_keep_${other}`)}
      </Button>
    </Box>
  );
}

/** Whether the user keeps the other person of a trip away, and the change of it. */
function useKeptApart(id: string) {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  const trip = { path: { id } };
  const { data } = useQuery({
    queryKey: ['apart', id],
    queryFn: () => call.get('/bookings/{id}/apart', trip),
  });
  const change = useMutation({
    mutationFn: (isApart: boolean) =>
      isApart ? call.put('/bookings/{id}/apart', trip) : call.delete('/bookings/{id}/apart', trip),
    onSuccess: (answer) => queries.setQueryData(['apart', id], answer),
    onError: notifyError,
  });
  return { data, change };
}
