import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import {
  type ContactField,
  type PendingContact,
  type TranslationKey,
  contactFields,
  leftToRight,
} from '@wayfare/shared';
import { call } from '../http/operations.js';
import { ContactDialog } from './ContactDialog.js';

export interface ContactChangesProps {
  contacts: { [Field in ContactField]?: string | null | undefined } & {
    emailVerified?: boolean | undefined;
    mobileVerified?: boolean | undefined;
  };
  text(key: TranslationKey, values?: Record<string, string>): string;
  errorText(error: unknown): string;
  /** A contact has changed: the profile must be reloaded. */
  onChanged(): void;
}

/** The user's email address and phone number, each with its change button and any unconfirmed change. */
export function ContactChanges(props: ContactChangesProps) {
  const { contacts, text, errorText, onChanged } = props;
  const [pending, setPending] = useState<PendingContact[]>([]);
  const [open, setOpen] = useState<ContactField | null>(null);
  /** Whether the open dialog confirms the present contact. */
  const [isConfirming, setIsConfirming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<TranslationKey | null>(null);
  const load = useCallback(
    () =>
      call.get('/auth/me/contact-changes').then(setPending, (error: unknown) => setProblem(errorText(error))),
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  useEffect(() => void load(), [load]);

  const show = (field: ContactField, confirming = false) => {
    setIsConfirming(confirming);
    setOpen(field);
  };

  const cancel = async (field: ContactField) => {
    setProblem(null);
    try {
      await call.delete('/auth/me/contact-changes/{field}', { path: { field } });
    } catch (error) {
      setProblem(errorText(error));
    }
    await load();
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="text.secondary">{text('contacts_text')}</Typography>
      {contactFields.map((field) => {
        const waiting = pending.find((change) => change.field === field);
        const isUnproved = Boolean(contacts[field]) && !contacts[`${field}Verified`];
        return (
          <Stack key={field} sx={{ gap: 1 }}>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
                <Typography variant="body2" color="text.secondary">
                  {text(`contacts_${field}`)}
                </Typography>
                <bdi>{contacts[field] || text('contacts_none')}</bdi>
                {isUnproved && (
                  <Typography variant="body2" color="text.secondary">
                    {text('contacts_unproved')}
                  </Typography>
                )}
              </Box>
              {isUnproved && !waiting && (
                <Button variant="contained" onClick={() => show(field, true)}>
                  {text(`contacts_prove_${field}`)}
                </Button>
              )}
              <Button variant="outlined" onClick={() => show(field)}>
                {text(`contacts_change_${field}`)}
              </Button>
            </Stack>
            {waiting && (
              <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
                {text(`contacts_${field}_pending`, { value: leftToRight(waiting.value) })}
                <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
                  {field === 'mobile' && (
                    <Button size="small" variant="outlined" onClick={() => show('mobile')}>
                      {text('contacts_enter_code')}
                    </Button>
                  )}
                  <Button size="small" variant="outlined" color="inherit" onClick={() => void cancel(field)}>
                    {text('contacts_cancel_change')}
                  </Button>
                </Stack>
              </Alert>
            )}
          </Stack>
        );
      })}
      <Box aria-live="polite">
        {done && <Alert severity="success">{text(done)}</Alert>}
        {problem && <Alert severity="error">{problem}</Alert>}
      </Box>
      {open && (
        <ContactDialog
          {...props}
          field={open}
          initial={isConfirming ? (contacts[open] ?? '') : ''}
          waiting={open === 'mobile' ? pending.find(({ field }) => field === 'mobile') : undefined}
          onRequested={() => void load()}
          onClose={() => setOpen(null)}
          onChanged={(value) => {
            setOpen(null);
            setDone(value === contacts.mobile ? 'contacts_mobile_proved' : 'contacts_mobile_changed');
            void load();
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}
