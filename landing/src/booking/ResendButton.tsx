import { Button } from '@mui/material';
import { useText } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useBookingCommand } from './bookings.js';

/** Sends the recipient the handover code again. */
export function ResendButton({ bookingId }: { bookingId: string }) {
  const t = useText();
  const { notify } = useMessages();
  const resend = useBookingCommand(bookingId);
  return (
    <Button
      size="small"
      loading={resend.isPending}
      onClick={() =>
        resend.mutate(
          { name: 'handover/resend', body: {} },
          { onSuccess: () => notify(t('handover_resent'), 'success') },
        )
      }
    >
      {t('handover_resend')}
    </Button>
  );
}
