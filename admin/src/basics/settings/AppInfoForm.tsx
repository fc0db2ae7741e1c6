import { appInfoSchema, type AppInfo, type TranslationKey } from '@wayfare/shared';
import { TextInput } from 'react-admin';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { FieldGroup, SingletonForm } from './SingletonForm.js';

interface InfoField {
  source: keyof AppInfo;
  label: TranslationKey;
  help: TranslationKey;
}

/** Rule 2.47. */
const company: readonly InfoField[] = [
  { source: 'appName', label: 'panel_info_app_name', help: 'panel_info_help_app_name' },
  { source: 'CompanyName', label: 'panel_info_company', help: 'panel_info_help_company' },
  { source: 'CompanyWebsite', label: 'panel_info_website', help: 'panel_info_help_website' },
  { source: 'CompanyTerms', label: 'panel_info_terms', help: 'panel_info_help_terms' },
  { source: 'contact_email', label: 'panel_info_email', help: 'panel_info_help_email' },
  { source: 'CompanyAddress', label: 'panel_info_address', help: 'panel_info_help_receipts' },
  { source: 'taxNumber', label: 'receipt_tax_number', help: 'panel_info_help_receipts' },
  { source: 'taxNote', label: 'panel_info_tax_note', help: 'panel_info_help_tax_note' },
];

/** Rule 2.48. */
const links: readonly InfoField[] = [
  { source: 'FacebookHandle', label: 'panel_info_facebook', help: 'panel_info_help_handle' },
  { source: 'TwitterHandle', label: 'panel_info_twitter', help: 'panel_info_help_handle' },
  { source: 'InstagramHandle', label: 'panel_info_instagram', help: 'panel_info_help_handle' },
  { source: 'AppleStoreLink', label: 'panel_info_app_store', help: 'panel_info_help_store' },
  { source: 'PlayStoreLink', label: 'panel_info_play_store', help: 'panel_info_help_store' },
];

const input = ({ source, label, help }: InfoField) => (
  <TextInput
    key={source}
    source={source}
    label={label}
    validate={fieldRule(appInfoSchema.shape[source])}
    helperText={help}
  />
);

const infoColumns = Object.fromEntries([...company, ...links].map((field) => [field.source, field]));

/** The company details shown on the public pages (rule 2.46). */
export function AppInfoForm() {
  return (
    <SingletonForm name="appinfo" title="panel_app_info" columns={infoColumns}>
      <FieldGroup title="panel_group_company">{company.map(input)}</FieldGroup>
      <FieldGroup title="panel_group_links">{links.map(input)}</FieldGroup>
    </SingletonForm>
  );
}
