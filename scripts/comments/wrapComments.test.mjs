import { wrapComments } from './wrapComments.mjs';

const words = (count, word = 'word') => Array.from({ length: count }, () => word).join(' ');
const longest = (source) => Math.max(...source.split('\n').map((line) => line.length));

describe('wrapComments', () => {
  it('breaks comments of one line: block comments, docstrings and line comments', () => {
    expect(wrapComments(`  /** ${words(30)} */\n  code();`)).toBe(
      `  /**\n   * ${words(21)}\n   * ${words(9)}\n   */\n  code();`,
    );
    expect(wrapComments(`/* ${words(30)} */`)).toBe(`/*\n * ${words(21)}\n * ${words(9)}\n */`);
    expect(wrapComments(`// ${words(30)}\ncode();`)).toBe(`// ${words(21)}\n// ${words(9)}\ncode();`);
  });

  it('fills a paragraph with a line that is too long, and leaves the others as they are', () => {
    const source = ['/**', ' * one', ' * two', ' *', ` * ${words(25)}`, ' * end', ' */'].join('\n');
    expect(wrapComments(source)).toBe(
      ['/**', ' * one', ' * two', ' *', ` * ${words(21)}`, ` * ${words(4)} end`, ' */'].join('\n'),
    );
    expect(wrapComments(`// ${words(25)}\n// end`)).toBe(`// ${words(21)}\n// ${words(4)} end`);
  });

  it('indents the further lines of items and tags', () => {
    const source = ['/**', ` * - ${words(25)}`, ` * @throws ${words(25)}`, ' */'].join('\n');
    expect(wrapComments(source).split('\n')).toEqual([
      '/**',
      ` * - ${words(21)}`,
      ` *   ${words(4)}`,
      ` * @throws ${words(20)}`,
      ` *   ${words(5)}`,
      ' */',
    ]);
  });

  it('leaves directives, code and examples alone', () => {
    for (const source of [
      `// oxlint-disable-next-line ${words(30)}`,
      `// @ts-expect-error ${words(30)}`,
      `const text = '${words(30)}'; // ${words(2)}`,
      `/**\n * \`\`\`\n * ${words(30)}\n * \`\`\`\n */`,
      `// ${words(21)}`,
    ])
      expect(wrapComments(source)).toBe(source);
  });

  it('keeps code spans in one piece, and starts no line with what would begin an item', () => {
    expect(wrapComments(`// ${words(21)} \`a b c d\` end`)).toBe(`// ${words(21)}\n// \`a b c d\` end`);
    expect(wrapComments(`// a ${words(21)} - end`)).toBe(`// a ${words(20)}\n// word - end`);
  });

  it('leaves no line of more than 110 columns, and changes nothing the second time', () => {
    const source = `    /** ${words(80)}: \`${words(5, 'code')}\` @throws ${words(40)} */\n  // ${words(60)}\n`;
    const once = wrapComments(source);
    expect(longest(once)).toBeLessThanOrEqual(110);
    expect(wrapComments(once)).toBe(once);
  });
});
