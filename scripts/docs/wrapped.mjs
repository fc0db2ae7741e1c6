const WIDTH = 110;
/** Stands for a space that must not end a line. */
const GLUE = '\u0000';

const FENCE = /^\s*(```|~~~)/;
const ITEM = /^(\s*)([-*+]|\d+[.)])(\s+)(?=\S)/;
/** Tables, headings, quotations, HTML, link targets and rules: their lines mean something. */
const FIXED = /^\s*(\||#{1,6}\s|>|<|\[[^\]]+\]:\s|([-*_])(\s*\2){2,}\s*$)/;

/**
 * A markdown page with its paragraphs and list items wrapped at 110 columns. Everything else stays as it is.
 */
export function wrapPage(markdown) {
  const out = [];
  let block = [];
  const finish = () => {
    if (block.length > 0) out.push(...wrappedBlock(block));
    block = [];
  };
  let fence = null;
  for (const line of markdown.split('\n')) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence || mark) {
      finish();
      out.push(line);
      if (!fence) fence = mark;
      else if (mark === fence) fence = null;
    } else if (line.trim() === '' || FIXED.test(line)) {
      finish();
      out.push(line);
    } else {
      if (ITEM.test(line)) finish();
      block.push(line);
      // Two spaces at the end of a line are a line break.
      if (line.endsWith('  ')) finish();
    }
  }
  finish();
  return out.join('\n');
}

/** The lines of one paragraph or list item. */
function wrappedBlock(lines) {
  const isBreak = lines.at(-1).endsWith('  ');
  const [start] = ITEM.exec(lines[0]) ?? /^\s*/.exec(lines[0]);
  const words = wordsOf(
    lines
      .map((line) => line.trim())
      .join(' ')
      .slice(start.trim() ? start.trimStart().length : 0),
  );
  const hanging = ' '.repeat(start.length);
  const out = [];
  let line = start;
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      out.push(line);
      line = hanging;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  out.push(isBreak ? `${line}  ` : line);
  return out;
}

/**
 * The words of a text. Code spans stay in one piece, and so do words that would begin something at the start
 * of a line.
 */
function wordsOf(text) {
  return text
    .replace(/`[^`]*`/g, (code) => code.replaceAll(' ', GLUE))
    .replace(/ (?=([-*+]|\d+[.)]|#{1,6})( |$)|[|<>])/g, GLUE)
    .split(/ +/)
    .filter(Boolean)
    .map((word) => word.replaceAll(GLUE, ' '));
}
