/**
 * `npm run check:imports [-- --write]`: checks that imports follow the order of the folders, without cycles, and that the
 * pictures in docs/architecture/layers.md show today's imports. `--write` draws them again.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main, report, root } from '../commands.mjs';
import { Precondition } from '../preconditions.mjs';
import { drawImports } from './drawImports.mjs';
import { judgeImports } from './judgeImports.mjs';
import { packages } from './order.mjs';
import { readImports } from './readImports.mjs';

const page = join(root, 'docs/architecture/layers.md');

await main(async () => {
  const before = await readFile(page, 'utf8');
  let after = before;
  const problems = [];
  for (const { name, source, layers } of packages) {
    const read = await readImports(join(root, source));
    problems.push(...judgeImports(read, layers).map((problem) => `${source}: ${problem}`));
    after = withPicture(after, name, drawImports(read, layers));
  }
  if (problems.length > 0) throw new Precondition(problems.join('\n'));
  if (process.argv.includes('--write')) await writeFile(page, after);
  else if (after !== before)
    throw new Precondition('docs/architecture/layers.md is out of date: npm run check:imports -- --write');
  report('Imports follow the order of the folders.');
});

/** The page with the picture of one package replaced. */
function withPicture(text, name, picture) {
  const [start, end] = [`<!-- picture: ${name} -->`, '<!-- end of picture -->'];
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end, from);
  if (from < start.length || to < 0)
    throw new Precondition(`docs/architecture/layers.md has no picture of ${name}`);
  return `${text.slice(0, from)}\n\`\`\`mermaid\n${picture}\n\`\`\`\n${text.slice(to)}`;
}
