import ar from '../../../locales/ar/basics.json' with { type: 'json' };
import en from '../../../locales/en/basics.json' with { type: 'json' };
import es from '../../../locales/es/basics.json' with { type: 'json' };
import fr from '../../../locales/fr/basics.json' with { type: 'json' };
import { clockParts, createTimeTexts, type TimeParts, type TimeView, zoneName } from './timeTexts.js';

const phrases = { time_named: '%{time} %{zone}', time_for_viewer: '%{time} %{zone}; %{here} for you' };
const parts = { month: 'short', day: 'numeric', ...clockParts } as const satisfies TimeParts;
const textsFor = (readerZone: string | null, changes: Partial<TimeView> = {}) =>
  createTimeTexts({
    locale: 'en-US',
    timeZone: 'America/New_York',
    readerZone,
    phrase: (key, values) => phrases[key].replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    ...changes,
  });
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const full = (at: string, ...view: Parameters<typeof textsFor>) =>
  plain(textsFor(...view).full(Date.parse(at), parts));
const short = (at: string, ...view: Parameters<typeof textsFor>) =>
  plain(textsFor(...view).short(Date.parse(at), parts));

const morning = '2026-03-03T13:00Z';

it('writes the time of the business without a zone for readers whose clocks show the same', () => {
  for (const zone of ['America/New_York', 'America/Toronto']) {
    expect(full(morning, zone)).toBe('Mar 3, 8:00 AM');
    expect(short(morning, zone)).toBe('Mar 3, 8:00 AM');
    expect(textsFor(zone).isNamed(Date.parse(morning))).toBe(false);
  }
});

it.each([
  ['Europe/London', 'Mar 3, 8:00 AM New York time; 1:00 PM for you'],
  ['Asia/Kolkata', 'Mar 3, 8:00 AM New York time; 6:30 PM for you'],
  ['Pacific/Auckland', 'Mar 3, 8:00 AM New York time; Mar 4, 2:00 AM for you'],
])('names the zone for readers in %s, and adds their own time', (zone, text) => {
  expect(full(morning, zone)).toBe(text);
  expect(short(morning, zone)).toBe('Mar 3, 8:00 AM New York time');
});

it('adds the date to a time of day that is on another day for the reader', () => {
  const text = textsFor('Pacific/Auckland').full(Date.parse(morning), clockParts);
  expect(plain(text)).toBe('8:00 AM New York time; Wed, Mar 4, 2:00 AM for you');
});

it('always names the zone where the reader’s is unknown', () => {
  expect(full(morning, null)).toBe('Mar 3, 8:00 AM New York time');
  expect(full(morning, null, { timeZone: 'UTC' })).toBe('Mar 3, 1:00 PM UTC');
  expect(full(morning, null, { locale: 'ar' })).toContain('توقيت نيويورك');
  expect(full(morning, null, { locale: 'es' })).toContain('hora de Nueva York');
});

it('tells the two equal times of a change of clocks apart for every reader', () => {
  const [first, second] = ['2026-11-01T05:30Z', '2026-11-01T06:30Z'] as const;
  expect([first, second].map((at) => full(at, 'America/New_York'))).toEqual([
    'Nov 1, 1:30 AM EDT',
    'Nov 1, 1:30 AM EST',
  ]);
  expect([first, second].map((at) => short(at, 'America/New_York'))).toEqual([
    'Nov 1, 1:30 AM EDT',
    'Nov 1, 1:30 AM EST',
  ]);
  expect(full(second, 'Europe/London')).toBe('Nov 1, 1:30 AM EST; 6:30 AM for you');
});

it('names the zone only while the clocks differ', () => {
  const london = { timeZone: 'Europe/London' };
  expect(full('2026-01-05T08:00Z', 'UTC', london)).toBe('Jan 5, 8:00 AM');
  expect(full('2026-07-05T08:00Z', 'UTC', london)).toBe(
    'Jul 5, 9:00 AM United Kingdom time; 8:00 AM for you',
  );
});

describe.each<['en' | 'es' | 'fr' | 'ar', string, string, string[]]>([
  ['en', 'Kuwait time', 'New York time', ['EDT', 'EST']],
  ['es', 'hora de Kuwait', 'hora de Nueva York', ['GMT-4', 'GMT-5']],
  ['fr', 'heure : Koweït', 'heure : New York', ['UTC−4', 'UTC−5']],
  ['ar', 'توقيت الكويت', 'توقيت نيويورك', ['غرينتش-4', 'غرينتش-5']],
])('in "%s"', (locale, kuwait, newYork, twice) => {
  const texts = { en, es, fr, ar }[locale];
  const view = (timeZone: string): Partial<TimeView> => ({
    locale,
    timeZone,
    phrase: (key, values) => texts[key].replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  });

  it.each([
    ['Asia/Kuwait', kuwait],
    ['America/New_York', newYork],
  ])('every place names %s alike', (timeZone, name) => {
    const at = Date.parse(morning);
    const [inLists, inMail, inFull] = [
      short(morning, 'Europe/London', view(timeZone)),
      full(morning, null, view(timeZone)),
      full(morning, 'Europe/London', view(timeZone)),
    ];
    expect(plain(zoneName(at, locale, timeZone))).toBe(name);
    expect(inLists).toContain(name);
    expect(inMail).toBe(inLists);
    expect(inFull).toContain(inLists);
  });

  it('every place tells the hour that comes twice apart alike', () => {
    for (const [index, at] of ['2026-11-01T05:30Z', '2026-11-01T06:30Z'].entries()) {
      const inLists = short(at, 'Europe/London', view('America/New_York'));
      expect(inLists).toContain(twice[index]);
      expect(full(at, 'Europe/London', view('America/New_York'))).toContain(inLists);
      expect(full(at, null, view('America/New_York'))).toBe(inLists);
    }
  });
});
