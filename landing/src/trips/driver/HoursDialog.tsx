import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayOf, type User, type WorkingHours } from '@wayfare/shared';
import { HoursForm } from '@wayfare/web/hours';
import { call, serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useId } from 'react';
import { useLanguage, useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { Dialog } from '@wayfare/web/overlay';

/** When the driver works, in a dialog. */
export function HoursDialog({ hours, onClose }: { hours: WorkingHours | null; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const { dateLocale } = useLanguage();
  const { settings } = useSession();
  const queries = useQueryClient();
  const { notify, notifyError } = useMessages();
  const save = useMutation({
    mutationFn: (workingHours: WorkingHours | null) =>
      call.put('/drivers/me/hours', { body: { workingHours } }),
    onSuccess(user) {
      queries.setQueryData<User>(['me'], user);
      notify(t('hours_saved'));
      onClose();
    },
    onError: (error) => notifyError(error),
  });
  const { timeZone } = settings;
  const now = useNow();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('hours_title')}</DialogTitle>
      <DialogContent dividers>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('hours_hint', { zone: timeZone })}
        </Typography>
        <HoursForm
          value={hours}
          t={t}
          locale={dateLocale}
          today={dayOf(serverNow(now), timeZone)}
          isSaving={save.isPending}
          onSave={(next) => save.mutate(next)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
