/** What a JSON is made of, and the blanks between. */
const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

/**
 * Where a text that is no JSON stops being one. Browsers say it each in their own words, or not at all; the longest
 * beginning that could still become JSON is the same everywhere.
 */
export function jsonFault(json: string): number {
  /** What may come next in each list and map that is open, the innermost last. */
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
