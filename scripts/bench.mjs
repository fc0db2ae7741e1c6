/** `npm run bench -- [arguments]`: measures the product, building it if needed. */
import { runSourceTool } from './sourceTool.mjs';

await runSourceTool('api/bench/bench.ts', process.argv.slice(2));
