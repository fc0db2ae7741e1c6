import fc from 'fast-check';
import { parseTexts } from './parseTexts.js';

const wrongAt = (json: string) => {
  const place = parseTexts(json).wrong?.place;
  return place && `${place.line}:${place.column}`;
};

describe('parseTexts', () => {
  it('reads keys and texts', () => {
    expect(parseTexts('{"save": "Guardar"}')).toEqual({ texts: { save: 'Guardar' } });
  });

  it('reports line and column where a text is invalid JSON [5.46]', () => {
    expect(wrongAt('{"save": "Guardar",}')).toBe('1:20');
    expect(wrongAt('{\n  "save": "Guardar"\n  "cancel": "Cancelar"\n}')).toBe('3:3');
    expect(wrongAt('{\n  "save": "Guardar\n}')).toBe('2:11');
    expect(wrongAt("{\n  'save': 'Guardar'\n}")).toBe('2:3');
    expect(wrongAt('{"save" "Guardar"}')).toBe('1:9');
    expect(wrongAt('{"save": "Guardar"')).toBe('1:19');
    expect(wrongAt('{"save": "Guardar"} x')).toBe('1:21');
    expect(wrongAt('')).toBe('1:1');
  });

  it('names the key that has no text', () => {
    expect(parseTexts('{\n  "a": "A",\n  "save": {"deep": "text"}\n}')).toEqual({
      wrong: { place: { line: 3, column: 3 }, key: 'save' },
    });
    expect(parseTexts('["save"]')).toEqual({ wrong: { place: null, key: null } });
  });

  it('finds an error in any invalid JSON, never beyond its end', () => {
    const pieces = fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"', '1', 'x', ' ', '\n'));
    fc.assert(
      fc.property(pieces, (parts) => {
        const { wrong } = parseTexts(parts.join(''));
        if (!wrong?.place) return true;
        const line = parts.join('').split('\n')[wrong.place.line - 1] ?? '';
        return wrong.place.column <= line.length + 1;
      }),
    );
  });
});
