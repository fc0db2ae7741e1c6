import { readFileSync } from 'node:fs';
import { modeOf } from './colorMode.js';
import { siteTheme } from './theme.js';

it('dark colors follow the device unless the driver chose others', () => {
  expect([modeOf('system', true), modeOf('system', false)]).toEqual(['dark', 'light']);
  expect([modeOf('light', true), modeOf('dark', false)]).toEqual(['light', 'dark']);
});

/** The relative luminance of a color such as #12ab34 (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it('every dark text has the contrast of AA on every dark background', () => {
  const { palette } = siteTheme('ltr', 'dark');
  const backgrounds = [palette.background.default, palette.background.paper];
  const { text, primary, error, success, warning, info } = palette;
  const colors = [primary, error, success, warning, info].map(({ main }) => main);
  for (const background of backgrounds)
    for (const color of [text.primary, text.secondary, ...colors])
      expect(contrast(color, background), `${color} on ${background}`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(primary.contrastText, primary.main)).toBeGreaterThanOrEqual(4.5);
});

it('the parts that are drawn without MUI have the dark colors of the theme', () => {
  const css = readFileSync(new URL('./controls/dark.css', import.meta.url), 'utf8');
  const valueOf = (name: string) => new RegExp(`--${name}:\\s*(#\\w+);`).exec(css)?.[1];
  const { palette } = siteTheme('ltr', 'dark');
  expect(valueOf('lagoon')).toBe(palette.primary.main);
  expect(valueOf('paper')).toBe(palette.background.default);
  expect(valueOf('surface')).toBe(palette.background.paper);
  expect(valueOf('text')).toBe(palette.text.primary);
  expect(valueOf('text-quiet')).toBe(palette.text.secondary);
  for (const tint of ['tint', 'plain'])
    expect(contrast(palette.text.primary, valueOf(tint) as string)).toBeGreaterThanOrEqual(4.5);
});
