import { Button, Stack, TextField, Typography } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopy';
import ShareIcon from '@mui/icons-material/Share';
import { sharableStatuses, type TranslationKey } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionButton, wholeRow } from '../../frame/layout/ActionRow.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from './bookings.js';

/** Lets others follow the trip: makes the link, sends or copies it, and revokes it. */
export function ShareTrip({ booking, isPrimary = false }: { booking: OwnBooking; isPrimary?: boolean }) {
  const t = useText();
  const { notify, notifyError } = useMessages();
  const [url, setUrl] = useState<string | null>(null);
  const trip = { path: { id: booking.id } };
  const create = useMutation({
    mutationFn: () => call.post('/bookings/{id}/share', trip),
    onSuccess: (link) => setUrl(link.url),
    onError: notifyError,
  });
  const stop = useMutation({
    mutationFn: () => call.delete('/bookings/{id}/share', trip),
    onSuccess: () => {
      setUrl(null);
      notify(t('trip_share_stopped'), 'success');
    },
    onError: notifyError,
  });
  if (!sharableStatuses.includes(booking.status)) return null;
  if (url === null)
    return (
      <ActionButton
        icon={<ShareIcon />}
        isPrimary={isPrimary}
        disabled={create.isPending}
        onClick={() => create.mutate()}
      >
        {t('trip_share')}
      </ActionButton>
    );
  return (
    <Panel title={t('trip_share')} sx={wholeRow}>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {t('trip_share_text')}
      </Typography>
      <TextField
        label={t('trip_share_link')}
        value={url}
        size="small"
        fullWidth
        slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
        onFocus={(event) => event.target.select()}
      />
      <LinkButtons url={url} message="trip_share_message" about="trip_share_text" />
      <Button
        color="error"
        loading={stop.isPending}
        onClick={() => stop.mutate()}
        sx={{ mt: 1, marginInlineStart: -1 }}
      >
        {t('trip_share_stop')}
      </Button>
    </Panel>
  );
}

/** Sends the link with the apps of the device, if the browser can, or copies it. */
export function LinkButtons({
  url,
  message,
  about,
}: {
  url: string;
  /** The text that is sent with the link. */
  message: TranslationKey;
  /** The text that explains the link. */
  about: TranslationKey;
}) {
  const t = useText();
  const { notify } = useMessages();
  const { appName } = useSession().appinfo;
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => notify(t('trip_share_copied'), 'success'),
      // Without access to the clipboard, the link can be selected in its field.
      () => notify(t(about), 'info'),
    );
  const send = () =>
    void navigator
      .share({ title: appName, text: t(message, { app: appName }), url })
      // Closing the device's own dialog is no failure.
      .catch(() => undefined);
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      {'share' in navigator && (
        <Button variant="contained" startIcon={<ShareIcon />} onClick={send}>
          {t('trip_share_send')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={copy}>
        {t('trip_share_copy')}
      </Button>
    </Stack>
  );
}
