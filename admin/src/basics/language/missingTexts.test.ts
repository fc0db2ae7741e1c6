import { missingTexts } from './missingTexts.js';

it('lists the English texts that a language lacks', () => {
  const english = { save: 'Save', close: 'Close', 'ra.page.list': 'List' };
  expect(missingTexts({ save: 'Guardar', close: ' ', more: 'Más' }, english)).toEqual({
    close: 'Close',
    'ra.page.list': 'List',
  });
  expect(missingTexts(english, english)).toEqual({});
  expect(missingTexts({}, { none: '' })).toEqual({});
});
