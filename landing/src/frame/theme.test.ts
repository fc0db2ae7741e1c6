import { readFileSync } from 'node:fs';
import { brand, fontFamily, lightPalette } from '@wayfare/web/theme';

const css = readFileSync(new URL('./controls/page.css', import.meta.url), 'utf8');
const variables = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.replace(/\s+/g, ' ')]),
);

test('the first screen, which is drawn without MUI, has the colors and the font of the theme', () => {
  for (const [name, color] of Object.entries(brand).filter(([name]) => variables.has(name)))
    expect(variables.get(name), name).toBe(color);
  expect(Object.fromEntries(variables)).toMatchObject({
    ink: brand.ink,
    text: lightPalette.text.primary,
    'text-quiet': lightPalette.text.secondary,
    error: lightPalette.error.main,
    success: lightPalette.success.main,
    warning: lightPalette.warning.main,
    info: lightPalette.info.main,
    font: fontFamily,
  });
});
