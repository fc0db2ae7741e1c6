import { Button, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import type { GuestRider, GuestRiderInput, TranslationKey } from '@wayfare/shared';
import { type SubmitEvent, useId, useState } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

const fields = [
  ['mobile', 'panel_mobile'],
  ['firstName', 'panel_first_name'],
  ['lastName', 'panel_last_name'],
] as const satisfies readonly (readonly [keyof GuestRiderInput, TranslationKey])[];

/** Asks for the number and name of a first-time caller, who needs nothing else to ride. */
export function NewRiderDialog({
  mobile = '',
  onAdded,
  onClose,
}: {
  /** The caller's number, if it is known. */
  mobile?: string;
  onAdded: (rider: GuestRider) => void;
  onClose: () => void;
}) {
  const t = useText();
  const title = useId();
  const [guest, setGuest] = useState({ mobile, firstName: '', lastName: '' });
  const add = useOperation({
    run: (provider) => provider.guestRider(guest),
    onDone: onAdded,
    stale: ['riders'],
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog of another form: React passes the event on to that one.
    event.stopPropagation();
    add.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={title}
      slotProps={{ paper: { component: 'form', onSubmit: submit } as object }}
    >
      <DialogTitle id={title}>{t('panel_new_rider')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {fields.map(([name, label]) => (
            <TextField
              key={name}
              label={t(label)}
              value={guest[name]}
              required={name !== 'lastName'}
              autoFocus={name === (mobile ? 'firstName' : 'mobile')}
              onChange={({ target }) => setGuest((before) => ({ ...before, [name]: target.value }))}
              {...(name === 'mobile' && {
                type: 'tel',
                helperText: t('panel_guest_hint'),
                slotProps: { htmlInput: { dir: 'ltr', autoComplete: 'off', maxLength: 20 } },
              })}
              {...(name !== 'mobile' && { slotProps: { htmlInput: { autoComplete: 'off', maxLength: 60 } } })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={add.isPending}>
          {t('panel_add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
