import { Button, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { type ContactField, type PendingContact, leftToRight } from '@wayfare/shared';
import type { ContactChangesProps } from './ContactChanges.js';
import { CodeField } from '../form/CodeField.js';
import { call } from '../http/operations.js';
import { Dialog } from '../overlay/Dialog.js';

/** Asks for a new contact, and for the code that was sent to a new phone number. */
export function ContactDialog({
  field,
  initial,
  waiting,
  text,
  errorText,
  onRequested,
  onChanged,
  onClose,
}: Omit<ContactChangesProps, 'onChanged'> & {
  field: ContactField;
  /** The contact that is suggested. */
  initial: string;
  waiting: PendingContact | undefined;
  onRequested(): void;
  /** The phone number is the account's from now on. */
  onChanged(value: string): void;
  onClose(): void;
}) {
  const titleId = useId();
  const [sent, setSent] = useState(waiting);
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isCode = field === 'mobile' && sent !== undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      if (isCode) {
        await call.post('/auth/me/contact-changes/mobile/confirm', { body: { otp: typed.trim() } });
        onChanged(sent.value);
        return;
      }
      const change = await call.post('/auth/me/contact-changes', { body: { field, value: typed.trim() } });
      onRequested();
      if (field === 'email') onClose();
      else {
        setSent(change);
        setTyped('');
      }
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };

  const type = (value: string) => {
    setTyped(value);
    setProblem(null);
  };
  const input = { value: typed, error: problem !== null };
  const formHelperText = { role: problem ? 'alert' : undefined };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{text(`contacts_change_${field}`)}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {isCode ? (
              <CodeField
                key="code"
                autoFocus
                label={text('contacts_code')}
                helperText={problem ?? text('contacts_mobile_pending', { value: leftToRight(sent.value) })}
                {...input}
                onCode={type}
                numeric
                slotProps={{ formHelperText }}
              />
            ) : (
              <TextField
                key="contact"
                autoFocus
                label={text(`contacts_new_${field}`)}
                helperText={problem ?? text(`contacts_new_${field}_help`)}
                {...input}
                onChange={(event) => type(event.target.value)}
                type={field === 'email' ? 'email' : 'tel'}
                autoComplete={field === 'email' ? 'email' : 'tel'}
                slotProps={{ htmlInput: { dir: 'ltr' }, formHelperText }}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={typed.trim() === ''}>
            {text(
              isCode ? 'contacts_confirm' : field === 'email' ? 'contacts_send_link' : 'contacts_send_code',
            )}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
