import { wrapPage } from './wrapped.mjs';

const words = (count, word = 'word') => Array.from({ length: count }, () => word).join(' ');
const lengths = (text) => text.split('\n').map((line) => line.length);

describe('wrapped', () => {
  it('fills paragraphs and items up to 110 columns, items with a hanging indent', () => {
    expect(lengths(wrapPage(words(30)))).toEqual([109, 39]);
    expect(wrapPage(`1. ${words(30)}`).split('\n')[1]).toMatch(/^ {3}word/);
    expect(wrapPage(`- ${words(30)}\n  ${words(2)}\n- next`).split('\n')).toHaveLength(3);
    expect(wrapPage('one\ntwo')).toBe('one two');
  });

  it('leaves tables, headings, code, quotations and HTML alone', () => {
    const page = [
      `# ${words(30)}`,
      `| ${words(30)} | b |`,
      `> ${words(30)}`,
      `<p>${words(30)}</p>`,
      '```sh',
      words(30),
      '- a',
      '```',
    ];
    expect(wrapPage(page.join('\n'))).toBe(page.join('\n'));
  });

  it('changes no meaning: code spans, line breaks and words that begin an item', () => {
    expect(wrapPage(`${words(21)} \`a b c d\` end`).split('\n')[1]).toBe('`a b c d` end');
    expect(wrapPage('one  \ntwo')).toBe('one  \ntwo');
    expect(wrapPage(`${words(22)} - end`).split('\n')[1]).toBe('word - end');
  });

  it('wraps a wrapped page as it is', () => {
    const page = `${words(50)}\n\n- ${words(40)}\n  - ${words(40)}\n\n1. ${words(40)}\n\n   ${words(40)}\n`;
    expect(wrapPage(wrapPage(page))).toBe(wrapPage(page));
  });
});
