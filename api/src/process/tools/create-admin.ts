/** `npm run create-admin`: creates an admin, such as the first one of an empty installation. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  DomainError,
  englishTexts,
  type PasswordRule,
  passwordProblem,
  type TranslationKey,
} from '@wayfare/shared';
import { beginCancelReasons } from '../../office/account/beginCancelReasons.js';
import { createAdmin, type NewAdmin } from '../../office/account/createAdmin.js';
import type { Services } from '../services.js';
import { runTool, ToolError, toolServices, withDatabase } from './runTool.js';
import { ask, firstLine } from './terminal.js';

const HELP = `
Usage: npm run -s create-admin -- [options]

Creates an admin of the configured database, who can then sign in at /login. On a terminal, it asks for what the options leave out.
The password is never an option, because other users of the machine could read it.

Options:
  --email <address>
  --first-name <name>
  --last-name <name>
  --mobile <number>     optional: without country code, it belongs to the country of the settings
  --password-stdin      read the password from the first line of standard input
  --generate-password   choose a random password and print it once
  -h, --help            show this help

Examples:
  npm run -s create-admin
  npm run -s create-admin -- --email ann@example.com --first-name Ann --last-name Lee --generate-password
  npm run -s create-admin -- --email ann@example.com --first-name Ann --last-name Lee --password-stdin < password.txt
  docker compose exec app node api/dist/process/tools/create-admin.js
`;

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  mobile: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  'generate-password': { type: 'boolean', default: false },
} as const;

/** Without characters that look alike. */
const PASSWORD_CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789@*#';
const PASSWORD_LENGTH = 20;

const needed = [
  { option: 'email', field: 'email', question: 'Email address: ' },
  { option: 'first-name', field: 'firstName', question: 'First name: ' },
  { option: 'last-name', field: 'lastName', question: 'Last name: ' },
] as const;

await runTool(HELP, async () => {
  const { values } = parseArgs({ options });
  if (values['password-stdin'] && values['generate-password'])
    throw new ToolError('--password-stdin and --generate-password exclude each other.');
  const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stderr } : null;
  const isAsked = terminal !== null && !values['password-stdin'];

  const missing = needed.filter(({ option }) => values[option] === undefined);
  const hasPassword = values['password-stdin'] || values['generate-password'];
  if (!isAsked && (missing.length > 0 || !hasPassword)) {
    const named = missing.map(({ option }) => `--${option}`);
    if (!hasPassword) named.push('--password-stdin or --generate-password');
    throw new ToolError(`Missing: ${named.join(', ')}. On a terminal, you are asked for what is missing.`);
  }

  const answers: Record<string, string> = {};
  for (const { option, field, question } of needed)
    answers[field] = values[option] ?? (await askOrStop(question));

  return withDatabase(async (connection) => {
    const services = await toolServices(connection);
    const { passwordRule } = await services.db.settings.settings();
    const password = await thePassword(passwordRule);
    await create({ ...answers, mobile: values.mobile ?? null, password } as NewAdmin, services);
    console.log(`Created the admin ${answers['email']}. Sign in at ${services.config.PUBLIC_URL}/login`);
    if (values['generate-password']) console.log(`password    ${password}`);
    return 0;
  });

  async function askOrStop(question: string, isSecret = false): Promise<string> {
    const answer = terminal && (await ask(question, terminal, isSecret));
    if (answer === null) throw new ToolError('Stopped: no admin was created.');
    return answer.trim();
  }

  async function thePassword(rule: PasswordRule): Promise<string> {
    if (values['generate-password']) return randomPassword(rule);
    if (values['password-stdin']) return firstLine(process.stdin);
    const password = await askOrStop('Password (not shown): ', true);
    if ((await askOrStop('Repeat the password: ', true)) !== password)
      throw new ToolError('The passwords differ: no admin was created.');
    return password;
  }
});

/** A random password that the rule for passwords accepts. */
function randomPassword(rule: PasswordRule): string {
  for (;;) {
    const characters = Array.from({ length: PASSWORD_LENGTH }, () =>
      PASSWORD_CHARACTERS.charAt(randomInt(PASSWORD_CHARACTERS.length)),
    );
    const password = characters.join('');
    if (passwordProblem(password, rule) === null) return password;
  }
}

function inEnglish(key: string): string {
  return englishTexts[key as TranslationKey] ?? key;
}

/** Creates the admin. @throws ToolError with an English message */
async function create(admin: NewAdmin, services: Services): Promise<void> {
  try {
    const isFirst = !(await services.db.users.hasApproved('admin'));
    await createAdmin(admin, { uid: 'create-admin', name: 'npm run create-admin' }, undefined, services);
    if (isFirst) await beginCancelReasons(services);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = Object.entries(error.fields ?? {}).filter(([, key]) => key !== error.key);
    throw new ToolError(
      fields.length > 0
        ? fields.map(([field, key]) => `${field}: ${inEnglish(key)}`).join('\n')
        : inEnglish(error.key),
    );
  }
}
