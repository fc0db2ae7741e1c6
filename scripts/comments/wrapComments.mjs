const WIDTH = 110;
/** Stands for a space that must not end a line. */
const GLUE = '\u0000';

/** Comments that a tool reads: their line must stay as it is. */
const DIRECTIVE = /^\/\/(\/|\s*(oxlint|biome|eslint|prettier|v8|@ts-|#))/;
const ITEM = /^([-*+]|\d+[.)])\s+/;
const TAG = /^@\w+/;

/**
 * The source of a script or stylesheet with its comments wrapped at 110 columns: each paragraph with a longer
 * line is filled anew. Only comments that stand on lines of their own are recognized.
 */
export function wrapComments(source) {
  const out = [];
  const lines = source.split('\n');
  for (let index = 0; index < lines.length; ) {
    const end = endOfComment(lines, index);
    if (end === index) {
      out.push(lines[index]);
      index += 1;
      continue;
    }
    const comment = lines.slice(index, end);
    out.push(...(comment.some((line) => line.length > WIDTH) ? wrapOne(comment) : comment));
    index = end;
  }
  return out.join('\n');
}

/** The index of the line after the comment that begins on a line; that line if none does. */
function endOfComment(lines, start) {
  const [first, indent] = [lines[start].trimStart(), indentOf(lines[start])];
  if (isLineComment(lines[start])) {
    let end = start + 1;
    while (end < lines.length && isLineComment(lines[end]) && indentOf(lines[end]) === indent) end += 1;
    return end;
  }
  if (!first.startsWith('/*')) return start;
  const last = lines.findIndex((line, index) => index >= start && line.includes('*/'));
  return last >= 0 && lines[last].trimEnd().endsWith('*/') ? last + 1 : start;
}

const indentOf = (line) => line.length - line.trimStart().length;
const isLineComment = (line) => /^\s*\/\/(?!\S*:\/\/)/.test(line) && !DIRECTIVE.test(line.trimStart());

/** The lines of a comment with a line that is too long. */
function wrapOne(comment) {
  const indent = ' '.repeat(indentOf(comment[0]));
  if (comment[0].trimStart().startsWith('//')) {
    const prefix = `${indent}// `;
    return wrapText(
      comment.map((line) => line.trimStart().slice(2).replace(/^ /, '')),
      prefix,
    );
  }
  const [opening] = /^\/\*\*?/.exec(comment[0].trimStart());
  const text = comment
    .map((line) => line.trim())
    .join('\n')
    .slice(opening.length, -2)
    .split('\n')
    .map((line, index) => (index === 0 ? line.trim() : line.replace(/^\* ?/, '').trimEnd()));
  while (text[0] === '') text.shift();
  while (text.at(-1) === '') text.pop();
  return [`${indent}${opening}`, ...wrapText(text, `${indent} * `), `${indent} */`];
}

/** Lines of text after the prefix of each: paragraphs with a line that is too long are filled anew. */
function wrapText(lines, prefix) {
  const out = [];
  let paragraph = [];
  const finish = () => {
    const fits = paragraph.every((line) => prefix.length + line.length <= WIDTH);
    out.push(...(fits ? paragraph : fill(paragraph, WIDTH - prefix.length)));
    paragraph = [];
  };
  let isCode = false;
  for (const line of lines) {
    const isFence = line.trimStart().startsWith('```');
    if (line.trim() === '' || isCode || isFence) {
      finish();
      out.push(line);
      if (isFence) isCode = !isCode;
      continue;
    }
    if (ITEM.test(line.trimStart()) || TAG.test(line)) finish();
    paragraph.push(line);
  }
  finish();
  return out.map((line) => `${prefix}${line}`.trimEnd());
}

/** A paragraph filled up to a width. Items and tags have a hanging indent. */
function fill(paragraph, width) {
  const start = ' '.repeat(indentOf(paragraph[0]));
  const [item] = ITEM.exec(paragraph[0].trimStart()) ?? [''];
  const hanging = start + (TAG.test(paragraph[0]) ? '  ' : ' '.repeat(item.length));
  const out = [];
  let line = start;
  for (const word of wordsOf(paragraph.map((part) => part.trim()).join(' '))) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      out.push(line);
      line = hanging;
    }
    line += line.trim() === '' ? word : ` ${word}`;
  }
  return [...out, line];
}

/**
 * The words of a text. Code spans stay in one piece, and so do words that would begin an item or a tag on a
 * new line.
 */
function wordsOf(text) {
  return text
    .replace(/`[^`]*`|\{@[^}]*\}/g, (code) => code.replaceAll(' ', GLUE))
    .replace(/ (?=([-*+]|\d+[.)])( |$)|\/\/)/g, GLUE)
    .split(/ +/)
    .filter(Boolean)
    .map((word) => word.replaceAll(GLUE, ' '));
}
