/** `npm run seed`: fills an empty database with the demo data. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { demoEmails } from '../demo/accounts.js';
import { demoRefusal, seedDemo } from '../demo/seedDemo.js';
import { report, runTool, ToolError, toolServices, withDatabase } from './runTool.js';

const HELP = `
Usage: npm run -s seed

Fills an empty database with the demo and prints its accounts. It refuses in production, and on a database that contains
other data. Run it again to complete an interrupted run.

Options:
  -h, --help  show this help

Environment:
  DEMO_PASSWORD  the password of the accounts; while unset, a random one is printed
  APP_CATEGORY   taxi or delivery
  DEMO_BOOKINGS  how many past bookings it has; 2000 by default

Examples:
  npm run -s seed
  DEMO_PASSWORD=for-the-demo MONGODB_DATABASE=demo npm run -s seed
`;

await runTool(HELP, async () => {
  parseArgs();
  return withDatabase(async (connection) => {
    const services = await toolServices(connection);
    const refusal = await demoRefusal(services);
    if (refusal) throw new ToolError(refusal);
    const password = services.config.DEMO_PASSWORD ?? randomBytes(9).toString('base64url');
    const began = performance.now();
    await seedDemo({ password }, services);
    report(`Demo data: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    for (const [role, email] of Object.entries(demoEmails)) console.log(`${role.padEnd(10)}  ${email}`);
    console.log(`password    ${password}`);
    return 0;
  });
});
