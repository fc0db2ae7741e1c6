import type { ErrorKey } from '../../basics/errors/catalog.js';
import type { FieldProblem } from './nameProblems.js';
import { cleanEmail } from './typedInput.js';

const EMAIL =
  /^[^\s@<>()[\],;:\\"]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** Whether a text is a plausible address, of at most 254 characters (rule 5.28). */
export const isEmail = (text: string) => text.length <= 254 && EMAIL.test(text);

/** What is wrong with the fields of an email login: it needs an email and a password (rule 5.21). */
export const loginProblems = (input: { email: string; password: string }): FieldProblem[] => [
  ...(isEmail(cleanEmail(input.email)) ? [] : [{ key: 'proper_email' as const, field: 'email' }]),
  ...(input.password === '' ? [{ key: 'password_blank_messege' as const, field: 'password' }] : []),
];

/** The error of an email login whose fields are not filled in; null if they are. */
export const loginProblem = (input: { email: string; password: string }): ErrorKey | null =>
  loginProblems(input).length > 0 ? 'login_validate_error' : null;

/** The code for signing in by phone: 100000 to 999999 (rules 5.22, 9.1). */
export const isLoginCode = (text: string) => /^[1-9]\d{5}$/.test(text);
