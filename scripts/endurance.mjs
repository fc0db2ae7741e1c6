/**
 * `npm run rolling-upgrade` and `npm run chaos`: runs a tool of api/bench/endurance on the built product. The
 * first argument is the tool's folder.
 */
import { runSourceTool } from './sourceTool.mjs';

const [folder, ...args] = process.argv.slice(2);
await runSourceTool(`api/bench/endurance/${folder}/main.ts`, args);
