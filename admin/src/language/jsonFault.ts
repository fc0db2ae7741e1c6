/** A JSON token, with leading whitespace. */
const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

/**
 * The position at which an invalid JSON text becomes invalid. Browsers describe this differently or not
 * at all, but the longest prefix that could still become valid JSON is the same everywhere.
 */
export function jsonFault(json: string): number {
  /** The open lists and maps, innermost last, and what may come next in the innermost. */
  const open: ('[' | '{')[] = [];
  let wants: 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' = 'value';
  TOKEN.lastIndex = 0;
  for (;;) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(json);
    const start = from + (/^\s*/.exec(json.slice(from))?.[0].length ?? 0);
    if (!match) return start;
    const [, sign, text] = match;
    const innermost = open.at(-1);
    const isEnd = sign === (innermost === '{' ? '}' : ']');
    if (wants === 'commaOrEnd') {
      if (innermost === undefined) return start;
      if (sign === ',') wants = innermost === '{' ? 'key' : 'value';
      else if (isEnd) open.pop();
      else return start;
    } else if ((wants === 'keyOrEnd' || wants === 'valueOrEnd') && isEnd) {
      open.pop();
      wants = 'commaOrEnd';
    } else if (wants === 'key' || wants === 'keyOrEnd') {
      if (text === undefined) return start;
      wants = 'colon';
    } else if (wants === 'colon') {
      if (sign !== ':') return start;
      wants = 'value';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      wants = sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else if (sign === undefined) {
      wants = 'commaOrEnd';
    } else return start;
  }
}
