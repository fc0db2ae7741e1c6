import { englishTexts, settingsSchema, type TranslationKey } from '@wayfare/shared';
import { findSettings, namedSettings } from './findSettings.js';
import { settingGroupsFor } from './settingsFields.js';

const english = namedSettings(settingGroupsFor('taxi'), (key: TranslationKey) => englishTexts[key]);
const found = (typed: string) => findSettings(english, typed).map(({ source }) => source);

describe('findSettings', () => {
  it('finds each setting by its name, and all of them without a word', () => {
    for (const { source, name } of english) expect(found(name)).toContain(source);
    expect(found(' ')).toHaveLength(english.length);
    const names = Object.keys(settingsSchema.shape);
    expect(found('').every((source) => names.includes(source))).toBe(true);
  });

  it('puts settings with a matching name before those with a matching help', () => {
    expect(found('radius').slice(0, 2)).toEqual(['driverRadius', 'arrivalRadius']);
  });

  it('needs every word, in the name, the help or the group, in any order and case', () => {
    expect(found('RADIUS driver')[0]).toBe('driverRadius');
    expect(found('radius zebra')).toEqual([]);
  });
});
