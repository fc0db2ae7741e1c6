import { blocksIn, applyDiff } from './guideBlocks.mjs';

const guide = `
Only an example:

\`\`\`ts
example();
\`\`\`

**\`a/new.ts\`**

\`\`\`ts
const text = '\`\`\`';

use(text);
\`\`\`

**\`a/old.ts\`**

\`\`\`diff
+first();
 second();
\`\`\`
`;

it('reads the blocks that have a path, and leaves out the others', () => {
  expect(blocksIn(guide)).toEqual([
    { path: 'a/new.ts', isChange: false, text: "const text = '```';\n\nuse(text);\n" },
    { path: 'a/old.ts', isChange: true, text: '+first();\n second();\n' },
  ]);
});

describe('a change', () => {
  const file = 'one\n  two\nthree\nfour\n';

  it('adds lines after and before the lines shown', () => {
    expect(applyDiff(file, ' one\n+after one\n…\n+before four\n four\n')).toBe(
      'one\nafter one\n  two\nthree\nbefore four\nfour\n',
    );
  });

  it('replaces lines', () => {
    expect(applyDiff(file, '-  two\n+  2\n three\n')).toBe('one\n  2\nthree\nfour\n');
  });

  it.each([
    ['do not exist', ' five\n+six\n', 0],
    ['are only part of a line', ' two\n+six\n', 0],
    ['do not follow one another', ' one\n three\n+six\n', 0],
  ])('is rejected when the lines shown %s', (_why, diff, times) => {
    expect(() => applyDiff(file, diff)).toThrow(`Found ${times} times instead of once`);
  });

  it('is rejected when the lines shown exist twice', () => {
    expect(() => applyDiff(`${file}${file}`, ' three\n+six\n')).toThrow('Found 2 times instead of once');
  });
});
