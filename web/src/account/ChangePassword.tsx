import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ErrorKey, type PasswordRule, passwordProblem, type TranslationKey } from '@wayfare/shared';
import { type ReactNode, useState } from 'react';
import { useWrongFieldFocus } from '../form/useWrongFieldFocus.js';
import { call } from '../http/operations.js';

/** A field for a new password, with the problem of its value. */
export interface NewPassword {
  value: string;
  onChange(value: string): void;
  problem: ErrorKey | null;
}

interface ChangePasswordProps {
  rule: PasswordRule;
  text(key: TranslationKey): string;
  errorText(error: unknown): string;
  /** The password was changed, and all sign-ins have ended, including this one. */
  onChanged(): unknown;
  renderField(field: NewPassword): ReactNode;
}

/** A button that opens a form for another password. */
export function ChangePassword(props: ChangePasswordProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PasswordForm {...props} onClose={() => setOpen(false)} />;
  return (
    <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
      {props.text('account_change_password')}
    </Button>
  );
}

function PasswordForm({
  rule,
  text,
  errorText,
  onChanged,
  onClose,
  renderField,
}: ChangePasswordProps & { onClose: () => void }) {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<ErrorKey | null>(null);
  const { form, focusWrong } = useWrongFieldFocus();
  const change = useMutation({
    mutationFn: () => call.put('/auth/me/password', { body: { password: value } }),
    onSuccess: onChanged,
  });
  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      sx={{ gap: 2, maxWidth: 480 }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        const found = passwordProblem(value, rule);
        setProblem(found);
        if (found) focusWrong();
        else if (!change.isPending) change.mutate();
      }}
    >
      <Typography color="text.secondary">{text('account_change_password_text')}</Typography>
      {renderField({ value, onChange: setValue, problem })}
      {change.error && <Alert severity="error">{errorText(change.error)}</Alert>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" loading={change.isPending} sx={{ minHeight: 44 }}>
          {text('account_reset_save')}
        </Button>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {text('cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
