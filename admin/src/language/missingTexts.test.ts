import { flatTexts, missingTexts } from './missingTexts.js';

it('knows which English texts a language has none for', () => {
  const english = { save: 'Save', close: 'Close', ...flatTexts({ ra: { page: { list: 'List' } } }) };
  expect(missingTexts({ save: 'Guardar', close: ' ', more: 'Más' }, english)).toEqual({
    close: 'Close',
    'ra.page.list': 'List',
  });
  expect(missingTexts(english, english)).toEqual({});
  expect(missingTexts({}, { none: '' })).toEqual({});
});
