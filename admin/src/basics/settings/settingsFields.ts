import { type AppCategory, type Settings, settingsSchema, type TranslationKey } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { type SettingField, type SettingGroup, settingGroups } from './settingGroups.js';

/** The name of each setting. */
export const settingLabels = Object.fromEntries(
  settingGroups.flatMap(({ fields }) => fields.map(({ source, label }) => [source, label])),
) as Record<keyof Settings, TranslationKey>;

/** The settings of a deployment, without those that only apply to the other category (rules 2.55, 2.57). */
export function settingGroupsFor(category: AppCategory): SettingGroup[] {
  return settingGroups
    .map((group) => ({
      ...group,
      fields: group.fields.filter((field) => field.category === undefined || field.category === category),
    }))
    .filter((group) => group.fields.length > 0);
}

const amounts: readonly (keyof Settings)[] = [
  'bonus',
  'approvalLimit',
  'adjustmentMax',
  'raiseMax',
  'riderExtraMax',
];

/** Whether a setting is an amount of money. */
export const isAmount = (source: keyof Settings): boolean => amounts.includes(source);

/** Whether a setting takes whole numbers only, as its schema says. */
export function isWhole(source: keyof Settings): boolean {
  const schema = settingsSchema.shape[source];
  return 'isInt' in schema && schema.isInt;
}

/** Settings whose values are shown next to each other when two people change them. */
export const settingColumns: Readonly<Record<string, ExportedColumn>> = Object.fromEntries(
  settingGroups.flatMap(({ fields }) => fields.map((field) => [field.source, settingColumn(field)])),
);

function settingColumn({ source, label, choices }: SettingField): ExportedColumn {
  if (isAmount(source)) return { source, label, kind: 'money' };
  if (!choices) return { source, label };
  return {
    source,
    label,
    inWords: (value, t) => {
      const chosen = choices.find(({ id }) => id === value);
      return chosen ? t(chosen.name) : value;
    },
  };
}
