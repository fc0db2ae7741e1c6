import { cleanName, isPersonName, optionalNameSchema, personNameSchema } from './personName.js';

const accepted = (typed: string) => personNameSchema.safeParse(typed).success;

describe('a name of a person [5.27]', () => {
  it.each([
    'José',
    'O’Brien',
    "D'Arcy",
    'Jean-Luc',
    'J. R.',
    'St. John',
    'St.John',
    'Müller',
    'Łukasz',
    'Фёдор',
    'Γιώργος',
    'علی‌رضا',
    'أحمد',
    'שלום',
    'कृष्ण',
    'สมชาย',
    '田中',
    '김',
    'Nguyễn',
    'Malcolm X',
    'Ng',
    'Sammy 2',
    'Comfort',
    'J.de Vries',
    'Anne-Marie de la Cruz',
    'Ravi s/o Kumar',
    '李Ming',
    'Kaʻohi',
    'Σωκράτης',
    'Վարդան',
  ])('accepts %s', (name) => {
    expect(accepted(name)).toBe(true);
    expect(accepted(name.normalize('NFD'))).toBe(true);
    expect(cleanName(name.normalize('NFD'))).toBe(name.normalize('NFC'));
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  '],
    ['a zero-width space', '\u200b'],
    ['a Hangul filler', '\u3164'],
    ['a Braille blank', '\u2800'],
    ['a soft hyphen', '\u00ad'],
    ['a word joiner', '\u2060'],
    ['digits', '12345'],
    ['signs', '!!!'],
    ['an emoji', '🚕'],
    ['a text that is reversed', '\u202eadmin'],
    ['a line break', 'A\nB: pay +1 900 555'],
    ['a line separator', 'A\u2028B'],
    ['NUL', 'A\u0000B'],
    ['an invisible character within', 'Wayfare\u200b Support'],
    ['a joiner in a Latin word', 'Way\u200dfare'],
    ['a web address', 'https://evil.example/pay'],
    ['a sentence with a web address', 'refund waiting: evil.com/pay'],
    ['a host', 'www.evil'],
    ['a mail address', 'me@evil.example'],
    ['a Cyrillic letter in a Latin word', 'Wayf\u0430re'],
    ['a Greek letter in a Latin word', '\u039fscar'],
    ['a private character', 'A\ue000'],
    ['a mark of direction around it', '\u2067drawkcab\u2069'],
    ['a line separator at its end', '\u2028x'],
    ['a country’s address', 'evil.de'],
    ['a short link', 'bit.ly/x1'],
    ['an address with another dot', 'evil\u3002com'],
    ['an address of numbers', 'see 10.0.0.1'],
    ['a scheme', 'tel:911 a'],
    ['a phone number', 'Call +1 900 555 0100'],
    ['an Armenian letter in a Latin word', 'Wayf\u0561re'],
    ['a Cherokee letter in a Latin word', '\u13b3ayfare'],
    ['letters of formulas', '\u{1d416}ayfare'],
    ['wide letters', '\uff37ayfare'],
  ])('refuses %s', (_, name) => {
    expect(accepted(name)).toBe(false);
  });

  it('keeps single spaces only', () => {
    expect(personNameSchema.parse(' Anna  Lena\t')).toBe('Anna Lena');
    expect(personNameSchema.parse('Ana\u00a0María')).toBe('Ana María');
  });

  it('names the reason', () => {
    expect(personNameSchema.safeParse('\u3164').error?.issues[0]?.message).toBe('proper_input_name');
  });

  it('may be missing where it is optional, and deceives nowhere', () => {
    const schema = optionalNameSchema(120);
    expect(schema.parse(' ')).toBe('');
    expect(schema.parse(' Front desk ')).toBe('Front desk');
    expect(schema.safeParse('http://evil.example').success).toBe(false);
  });

  it('is judged the same when it is cleaned before', () => {
    expect(isPersonName(cleanName(' Omar\u00a0'))).toBe(true);
  });
});
