import { Button } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useBookingCommand } from './bookings.js';

/** Sends the recipient at a stop, or at the drop, the handover code again. */
export function ResendButton({ bookingId, stop = null }: { bookingId: string; stop?: number | null }) {
  const t = useText();
  const { notify } = useMessages();
  const resend = useBookingCommand(bookingId);
  return (
    <Button
      size="small"
      loading={resend.isPending}
      onClick={() =>
        resend.mutate(
          { name: 'handover/resend', body: { stop } },
          { onSuccess: () => notify(t('handover_resent'), 'success') },
        )
      }
    >
      {t('handover_resend')}
    </Button>
  );
}
