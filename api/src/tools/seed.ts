/** `npm run seed`: fills an empty database with the demo data. */
import { randomBytes } from 'node:crypto';
import { demoEmails } from '../demo/accounts.js';
import { demoRefusal, seedDemo } from '../demo/seedDemo.js';
import { report, runTool, ToolError, toolServices, withDatabase } from './runTool.js';

await runTool(() =>
  withDatabase(async (connection) => {
    const services = await toolServices(connection);
    const refusal = await demoRefusal(services);
    if (refusal) throw new ToolError(refusal);
    const password = services.config.DEMO_PASSWORD ?? randomBytes(9).toString('base64url');
    const began = performance.now();
    await seedDemo(services, { password });
    report(`Demo data: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    for (const [role, email] of Object.entries(demoEmails)) console.log(`${role.padEnd(10)}  ${email}`);
    console.log(`password    ${password}`);
    return 0;
  }),
);
