import { Button, TextField, Typography } from '@mui/material';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import { useMutation } from '@tanstack/react-query';
import { activeStatuses } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import type { OwnBooking } from './bookings.js';
import { LinkButtons } from './ShareTrip.js';

/**
 * For the sender: the recipient's link to follow the parcel, to pass on. The recipient also gets it by SMS.
 */
export function RecipientLink({
  booking,
  stop = null,
  name,
}: {
  booking: OwnBooking;
  /** The stop of the recipient; null for the drop. */
  stop?: number | null;
  /** The name of the button if there are several. */
  name?: string;
}) {
  const t = useText();
  const { notifyError } = useMessages();
  const [url, setUrl] = useState<string | null>(null);
  const create = useMutation({
    mutationFn: () => call.post('/bookings/{id}/handover/link', { path: { id: booking.id }, body: { stop } }),
    onSuccess: (link) => setUrl(link.url),
    onError: notifyError,
  });
  if (!booking.handover || !activeStatuses.includes(booking.status) || booking.trip_end_time) return null;
  if (url === null)
    return (
      <Button
        variant="outlined"
        startIcon={<LocalShippingIcon />}
        loading={create.isPending}
        onClick={() => create.mutate()}
      >
        {name ?? t('trip_recipient_link')}
      </Button>
    );
  return (
    <Panel title={name ?? t('trip_recipient_link')}>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {t('trip_recipient_link_text')}
      </Typography>
      <TextField
        label={t('trip_recipient_link')}
        value={url}
        size="small"
        fullWidth
        slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
        onFocus={(event) => event.target.select()}
      />
      <LinkButtons url={url} message="trip_recipient_link_message" about="trip_recipient_link_text" />
    </Panel>
  );
}
