/**
 * `npm run add-resource -- <name>`: applies the code blocks of docs/add-a-resource.md to this source, under
 * another name.
 */
import { parseArgs } from 'node:util';
import { main, report, root, runQuietly } from './commands.mjs';
import { planResource } from './guide/planResource.mjs';
import { GUIDE, writeFiles } from './guide/planFiles.mjs';
import { checkNode, Precondition } from './preconditions.mjs';

const HELP = `
Usage: npm run add-resource -- <name> [--plural <names>]

Adds a resource as ${GUIDE} does: its record, access, API, tests and screen, with a title and a body.
If the name is taken, or a block of the guide does not fit, it changes nothing.

Arguments:
  <name>      one record, in camelCase: tripNote

Options:
  --plural    several records, if it is not the usual plural
  -h, --help  show this help

Examples:
  npm run add-resource -- tripNote
  npm run add-resource -- reply --plural replies
`;

await main(async () => {
  checkNode();
  const { name, plural } = readName();
  const { names, files, untranslated } = await planResource(root, name, plural);
  await writeFiles(root, files);
  const paths = files.map(({ path }) => path);
  await runQuietly('Format', 'npx', ['--no', 'biome', '--', 'format', '--write', ...paths]);
  await runQuietly('Lists of folders', process.execPath, ['scripts/imports/checkImports.mjs', '--write']);
  await runQuietly('Contract of the API', 'npm', [
    'run',
    'test:unit',
    '--',
    'client/generate/contractHashes',
    '-u',
  ]);
  report(nextSteps(names, paths, untranslated));
});

function readName() {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h', default: false }, plural: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP.trim());
    process.exit(0);
  }
  if (positionals.length !== 1)
    throw new Precondition('Usage: npm run add-resource -- <name> [--plural <names>]');
  return { name: positionals[0], plural: values.plural };
}

function nextSteps({ one, resource }, paths, untranslated) {
  const texts = paths.filter((path) => path.startsWith('shared/locales/') && !path.includes('/en/'));
  const tests = paths.filter((path) => path.endsWith('.test.ts'));
  return `
Added ${resource}: ${paths.length} files. What is left, as ${GUIDE} explains it:

1. In Spanish, French and Arabic, these texts quote the English name; put in the words of the language:
   ${untranslated.join(', ')}
   in ${texts.join(', ')}
2. Replace title and body by the fields of your record, and the words "from the business" by what it is for.
3. Decide who may do what: shared/src/access/resources.ts and shared/test/expectedResources.ts.
4. Choose an icon for the menu: admin/src/messages/${one}/index.ts.
5. Its tests pass. Keep it so: run them, the rows of the tests of all resources, the tests of texts, and
   the checks:
   npm run test:unit -- ${tests.join(' ')}
   npm run test:unit -- api/test/access api/test/badInput api/src/platform -t ${resource}
   npm run test:unit -- api/src/basics/language/texts.test
   npm run check
`;
}
