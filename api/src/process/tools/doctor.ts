/** `npm run doctor`: reports settings and services that are configured, reachable, expired or insecure. */
import { parseArgs } from 'node:util';
import { type Config, ConfigurationError, parseEnvironment } from '../../platform/config/environment.js';
import { demoEmails } from '../demo/accounts.js';
import { examine } from '../../office/doctor/examine.js';
import { about, type Finding, type Verdict } from '../../office/doctor/finding.js';
import { createRepositories } from '../createRepositories.js';
import { runTool, ToolError, withDatabase } from './runTool.js';

const HELP = `
Usage: npm run -s doctor -- [--json] [--timeout <seconds>]

Examines the installation: its configuration, database, data, mail server, picture store, SMS, Redis, social sign-in and public
address. It changes nothing, sends no messages and prints no secrets. The exit code is 1 if there is a problem, else 0; warnings
are no problems. It can run while the product runs.

Options:
  --json               print one JSON object instead of lines
  --timeout <seconds>  how long each check may take, 5 by default
  -h, --help           show this help

Examples:
  npm run -s doctor
  npm run -s doctor -- --json
  docker compose exec app node api/dist/process/tools/doctor.js
`;

const MOST_SECONDS = 60;
const WORDS: Readonly<Record<Verdict, string>> = {
  ok: 'ok',
  warning: 'WARNING',
  problem: 'PROBLEM',
  off: 'off',
  note: 'note',
};

await runTool(HELP, async (): Promise<never> => {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, timeout: { type: 'string', default: '5' } },
  });
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= MOST_SECONDS))
    throw new ToolError(`--timeout must be a number of seconds up to ${MOST_SECONDS}.`);
  const findings = await examineInstallation(seconds * 1000);
  const problems = findings.filter(({ verdict }) => verdict === 'problem').length;
  const warnings = findings.filter(({ verdict }) => verdict === 'warning').length;
  const result = values.json ? JSON.stringify({ problems, warnings, findings }) : formatFindings(findings);
  await new Promise((resolve) => process.stdout.write(`${result}\n`, resolve));
  // Checks that have taken too long may still be waiting for an answer.
  process.exit(problems > 0 ? 1 : 0);
});

async function examineInstallation(ms: number): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map((line) => {
      const [part = '', ...message] = line.split(': ');
      return about(part)('problem', message.join(': '));
    });
  }
  return examine(config, {
    ms,
    demoEmails: Object.values(demoEmails),
    withDatabase: (work) =>
      withDatabase((connection) => work(connection, createRepositories(connection)), {
        config,
        serverSelectionTimeoutMS: ms,
      }),
  });
}

function formatFindings(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ part }) => part.length));
  const count = (wanted: Verdict) => findings.filter(({ verdict }) => verdict === wanted).length;
  return [
    ...findings.map(
      ({ part, verdict, message }) => `${WORDS[verdict].padEnd(8)} ${part.padEnd(widest)}  ${message}`,
    ),
    '',
    `Problems: ${count('problem')}, warnings: ${count('warning')}`,
  ].join('\n');
}
