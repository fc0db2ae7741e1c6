/**
 * The code blocks of a guide that belong to a file: those with the file's path, in bold, on the line above. A
 * block of the language `diff` changes a file; any other is a whole new file.
 */
export function blocksIn(markdown) {
  const pattern = /^\*\*`([^`]+)`\*\*\n\n```(\w+)\n([\s\S]*?)^```$/gm;
  return [...markdown.matchAll(pattern)].map(([, path, language, text]) => ({
    path,
    isChange: language === 'diff',
    text,
  }));
}

/**
 * A file with a change. In `diff`, lines that start with `+` are added, lines that start with `-` are
 * removed, and all others, indented by one character, show where. A line `…` separates places. Throws unless
 * each place is found exactly once.
 */
export function applyDiff(file, diff) {
  return diff.trimEnd().split('\n…\n').reduce(changedAt, file);
}

function changedAt(file, place) {
  const lines = place.split('\n');
  const linesBut = (sign) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  const [before, after] = [linesBut('+'), linesBut('-')].map((kept) => `\n${kept.join('\n')}\n`);
  const found = `\n${file}`.split(before);
  if (found.length !== 2) throw new Error(`Found ${found.length - 1} times instead of once:${before}`);
  return found.join(after).slice(1);
}
