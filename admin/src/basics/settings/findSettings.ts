import { foldedWords, foldText, type TranslationKey } from '@wayfare/shared';
import type { SettingField } from './settingGroups.js';
import { settingHelp } from './settingHelp.js';
import { settingGroupsFor } from './settingsFields.js';

/** A setting that the search offers, in the reader's words. */
export interface FoundSetting {
  source: SettingField['source'];
  name: string;
  help: string;
  group: string;
}

/** Every setting of a deployment, in the order of the page and in the reader's words. */
export const namedSettings = (
  groups: ReturnType<typeof settingGroupsFor>,
  t: (key: TranslationKey) => string,
): FoundSetting[] =>
  groups.flatMap(({ title, fields }) =>
    fields.map(({ source, label }) => ({
      source,
      name: t(label),
      help: t(settingHelp[source]),
      group: t(title),
    })),
  );

/**
 * The settings whose name, help or group contains every typed word, whatever its case and accents. Those
 * whose names match come first.
 */
export function findSettings(settings: readonly FoundSetting[], typed: string): FoundSetting[] {
  const words = foldedWords(typed);
  const contains = (text: string) => words.every((word) => foldText(text).includes(word));
  const found = settings.filter(({ name, help, group }) => contains(`${name} ${help} ${group}`));
  const isNamed = ({ name }: FoundSetting) => contains(name);
  return [...found.filter(isNamed), ...found.filter((setting) => !isNamed(setting))];
}
