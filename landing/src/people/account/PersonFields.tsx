import { Box, TextField } from '@mui/material';
import type { FieldProblem } from '@wayfare/shared';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { MobileField, useCountry } from './MobileField.js';

/** The fields of every personal data form. */
interface NameForm {
  firstName: string;
  lastName: string;
  email: string;
}

/** The fields of every sign-up form. */
interface PersonForm extends NameForm {
  mobile: string;
  referralId: string;
}

/** The state of a personal data form: its values, its errors, and the props of each input. */
export function usePersonForm<Form extends NameForm>(first: Form) {
  const t = useText();
  const country = useCountry();
  const [form, setForm] = useState(first);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const describe = (key: FieldProblem['key'] | null) => (key ? t(key) : undefined);
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});
  const problemOf = (name: string) => problems.find(({ field: at }) => at === name)?.key ?? null;
  const field = (name: keyof Form & string) => ({
    name: name as string,
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    error: problemOf(name) !== null,
    helperText: describe(problemOf(name)),
  });
  // Not when they are found: while a form is being sent, its fields may not be there.
  useEffect(() => {
    const wrong = problems.flatMap(({ field: at }) => inputs.current[at] ?? []);
    firstOf(wrong)?.focus();
  }, [problems]);
  return {
    form,
    setForm,
    problemOf,
    /** Shows every error at its field, and moves the focus to the first; an empty list clears them. */
    point: setProblems,
    field,
    country,
  };
}

/** The input that stands before the others on the page. */
const firstOf = (inputs: readonly HTMLInputElement[]): HTMLInputElement | undefined =>
  inputs.find((input) =>
    inputs.every((other) => !(other.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING)),
  );

/** The inputs that every personal data form begins with. */
export function NameAndEmailFields({ field }: Pick<ReturnType<typeof usePersonForm<NameForm>>, 'field'>) {
  const t = useText();
  const { requireLastName } = useSession().settings;
  const lastName = field('lastName');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextField
          label={t('account_first_name')}
          required
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextField
          label={t('account_last_name')}
          required={requireLastName}
          autoComplete="family-name"
          {...lastName}
          helperText={lastName.helperText ?? (requireLastName ? undefined : t('account_single_name'))}
        />
      </Box>
      <TextField
        label={t('account_email')}
        type="email"
        required
        autoComplete="email"
        {...field('email')}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email' } }}
      />
    </>
  );
}

/** The inputs of a personal data form; additional ones come after the email. */
export function PersonFields({
  field,
  country,
  children,
}: Pick<ReturnType<typeof usePersonForm<PersonForm>>, 'field' | 'country'> & { children?: ReactNode }) {
  const t = useText();
  const referral = field('referralId');
  return (
    <>
      <NameAndEmailFields field={field} />
      {children}
      <MobileField country={country} {...field('mobile')} />
      {/* Marked as required, but not everyone has one (rule 5.31). */}
      <TextField
        label={t('account_referral')}
        required
        autoComplete="off"
        {...referral}
        helperText={referral.helperText ?? t('account_referral_hint')}
      />
    </>
  );
}
