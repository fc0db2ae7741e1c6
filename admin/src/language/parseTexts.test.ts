import { parseTexts } from './parseTexts.js';

describe('parseTexts', () => {
  it('reads keys and texts', () => {
    expect(parseTexts('{"save": "Guardar"}')).toEqual({ save: 'Guardar' });
  });

  it('refuses what is not JSON, and JSON that is no map of texts [5.46]', () => {
    expect(parseTexts('{"save": "Guardar",}')).toBeNull();
    expect(parseTexts('["save"]')).toBeNull();
    expect(parseTexts('{"save": {"deep": "text"}}')).toBeNull();
  });
});
