/** One sign-in session of an account, as its owner sees it. Times are ms timestamps. */
export interface SignInEntry {
  id: string;
  kind: 'browser' | 'app';
  /** Browser and system; null if unknown. */
  device: string | null;
  startedAt: number;
  isCurrent: boolean;
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable name for the device behind a User-Agent: browser and system. Null if it names neither. */
export function deviceName(agent: string): string | null {
  const named = [browsers, systems].flatMap(
    (known) => known.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  );
  return named.length > 0 ? named.join(', ') : null;
}
