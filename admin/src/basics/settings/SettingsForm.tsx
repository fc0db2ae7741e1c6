import { Box } from '@mui/material';
import { settingsSchema, type Settings, type TranslationKey } from '@wayfare/shared';
import { useState } from 'react';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import type { Singletons } from '../../frame/providers/officeCalls.js';
import { useSession } from '../../frame/session/session.js';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { DemoModeDialog } from './DemoModeDialog.js';
import { DemoModeNotice } from './DemoModeNotice.js';
import { LocalNumberInput } from '../../frame/table/LocalNumberInput.js';
import { CountryProposalSetting } from './CountryProposalSetting.js';
import { CurrencySetting } from './CurrencySetting.js';
import { PickerSetting } from './PickerSetting.js';
import { type Picker, pickers, type SettingField } from './settingGroups.js';
import { settingHelp } from './settingHelp.js';
import { isAmount, isWhole, settingColumns, settingGroupsFor } from './settingsFields.js';
import { groupId, settingId, SettingsIndex } from './SettingsIndex.js';
import { FieldGroup, SingletonForm } from './SingletonForm.js';

/** An empty bonus has its own text (rule 5.35). */
function bonusMustBeGiven(values: Partial<Settings>): Record<string, TranslationKey> {
  return values.bonus === null || values.bonus === undefined ? { bonus: 'proper_bonus' } : {};
}

/** How the business operates (rules 2.50 to 2.57). */
export function SettingsForm() {
  const { settings } = useSession();
  const { dialog, confirm } = useDemoModeQuestion();
  const groups = settingGroupsFor(settings.category);
  return (
    <>
      <DemoModeNotice />
      {dialog}
      <SingletonForm
        name="settings"
        title="panel_settings"
        validate={validateSettings}
        confirm={confirm}
        columns={settingColumns}
      >
        <SettingsIndex groups={groups} />
        {groups.map(({ title, fields }) => (
          <FieldGroup key={title} id={groupId(title)} title={title}>
            {fields.map((field) => (
              <Box key={field.source} id={settingId(field.source)}>
                <SettingInput field={field} />
              </Box>
            ))}
            {title === 'panel_group_country' && <CountryProposalSetting />}
          </FieldGroup>
        ))}
      </SingletonForm>
    </>
  );
}

/** Asks for confirmation only before a change that turns demo mode on. */
function useDemoModeQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const confirm = (values: Singletons['settings'], before: Singletons['settings']) => {
    if (values.AllowCriticalEditsAdmin || !before.AllowCriticalEditsAdmin) return Promise.resolve(true);
    return new Promise<boolean>((answer) =>
      setQuestion({ isPublicDemo: before.isPublicDemo === true, answer }),
    );
  };
  const onAnswer = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestion(null);
  };
  const dialog = question && <DemoModeDialog isPublicDemo={question.isPublicDemo} onAnswer={onAnswer} />;
  return { dialog, confirm };
}

interface Question {
  isPublicDemo: boolean;
  answer: (isConfirmed: boolean) => void;
}

const rules = Object.fromEntries(
  Object.entries(settingsSchema.shape).map(([source, schema]) => [source, fieldRule(schema)]),
);

/** The form is validated as a whole here, because react-admin then ignores the inputs' own rules. */
function validateSettings(values: Settings): Record<string, TranslationKey> {
  const wrong: Record<string, TranslationKey> = {};
  for (const [source, rule] of Object.entries(rules)) {
    const text = rule(values[source as keyof Settings]);
    if (text) wrong[source] = text;
  }
  return { ...wrong, ...bonusMustBeGiven(values) };
}

const isPicker = (kind: SettingField['kind']): kind is Picker =>
  (pickers as readonly string[]).includes(kind);

function SettingInput({ field: { source, label, kind, choices } }: { field: SettingField }) {
  const helperText = settingHelp[source];
  if (kind === 'flag') return <BooleanInput source={source} label={label} helperText={helperText} />;
  if (kind === 'choice') {
    return (
      <SelectInput
        source={source}
        label={label}
        isRequired
        helperText={helperText}
        choices={[...(choices ?? [])]}
      />
    );
  }
  if (kind === 'currency') return <CurrencySetting source={source} label={label} helperText={helperText} />;
  if (isPicker(kind)) {
    const isRequired = rules[source]?.isRequired ?? false;
    return (
      <PickerSetting
        source={source}
        label={label}
        helperText={helperText}
        picker={kind}
        isRequired={isRequired}
      />
    );
  }
  if (kind === 'text') {
    return (
      <TextInput
        source={source}
        label={label}
        isRequired={rules[source]?.isRequired ?? false}
        helperText={helperText}
      />
    );
  }
  return <NumberSetting source={source} label={label} helperText={helperText} />;
}

/** A number. An empty one cannot be saved, except where empty has a meaning of its own (rule 5.36). */
function NumberSetting({
  source,
  label,
  helperText,
}: {
  source: keyof Settings;
  label: TranslationKey;
  helperText: TranslationKey;
}) {
  const isRequired = rules[source]?.isRequired ?? false;
  return (
    <LocalNumberInput
      source={source}
      label={label}
      helperText={helperText}
      isRequired={isRequired}
      isMoney={isAmount(source)}
      emptiesOnLeaving={isRequired}
      {...(isWhole(source) && { decimals: 0 })}
    />
  );
}
