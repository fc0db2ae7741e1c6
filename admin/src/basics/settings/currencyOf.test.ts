import { currencyProblem, defaultSettings, settingsSchema } from '@wayfare/shared';
import { currencyOf } from './currencyOf.js';
import { currencyChoices } from './pickerChoices.js';

it.each([
  ['USD', '$', 2],
  ['EUR', '€', 2],
  ['JPY', '¥', 0],
  ['KWD', 'KWD', 3],
])('knows the symbol and decimals of %s', (code, symbol, decimal) => {
  expect(currencyOf(code)).toEqual({ code, symbol, decimal });
});

it('every currency that can be chosen makes valid settings', () => {
  for (const { id } of currencyChoices('en')) {
    expect(settingsSchema.safeParse({ ...defaultSettings, ...currencyOf(id) }).success).toBe(true);
    expect([id, currencyProblem(currencyOf(id))]).toEqual([id, null]);
  }
});
