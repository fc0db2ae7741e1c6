/** `npm run dispatch-lab -- [arguments]`: compares policies of dispatch. */
import { runSourceTool } from './sourceTool.mjs';

await runSourceTool('api/bench/lab/dispatchLab.ts', process.argv.slice(2), { measuresBuild: false });
