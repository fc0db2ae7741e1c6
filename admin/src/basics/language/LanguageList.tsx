import { languageInputSchema, type Language } from '@wayfare/shared';
import { Chip } from '@mui/material';
import { useMemo } from 'react';
import { AutocompleteInput, TextInput, useListContext } from 'react-admin';
import { Guarded } from '../../frame/access/Guarded.js';
import type { ExportedColumn } from '@wayfare/web/exporting';
import type { InlineColumn } from '../../frame/table/column.js';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { InlineTable } from '../../frame/table/InlineTable.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { LanguageActions } from './LanguageActions.js';
import { dateLocales, languageLocales } from '../../frame/texts/locales.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';

const { shape } = languageInputSchema;
const rules = {
  langName: fieldRule(shape.langName),
  langLocale: fieldRule(shape.langLocale),
  dateLocale: fieldRule(shape.dateLocale),
};

const exported: readonly ExportedColumn[] = [
  { source: 'langName', label: 'panel_language_name' },
  { source: 'langLocale', label: 'panel_language_locale' },
  { source: 'dateLocale', label: 'panel_date_locale' },
  { source: 'default', label: 'panel_default_language' },
];

/** The languages users can choose, and their texts (rules 2.43 to 2.45). */
export function LanguageList() {
  return (
    <Guarded action="edit" resource="languages">
      <PanelList
        resource="languages"
        title="panel_languages"
        exported={exported}
        sort={{ field: 'createdAt', order: 'ASC' }}
      >
        <LanguageTable />
      </PanelList>
    </Guarded>
  );
}

function LanguageTable() {
  const t = useText();
  const reader = useDateLocale();
  const { data } = useListContext<Language>();
  const columns = useMemo<InlineColumn<Language>[]>(() => {
    const languages = languageLocales(
      reader,
      data?.map(({ langLocale }) => langLocale),
    );
    const dates = dateLocales(
      reader,
      data?.map(({ dateLocale }) => dateLocale),
    );
    return [
      {
        source: 'langName',
        label: 'panel_language_name',
        sortable: true,
        view: (language) => <bdi>{language.langName}</bdi>,
        input: (props) => <TextInput {...props} validate={rules.langName} />,
      },
      {
        source: 'langLocale',
        label: 'panel_language_locale',
        sortable: true,
        view: (language) => <bdi>{language.langLocale}</bdi>,
        input: (props) => <AutocompleteInput {...props} choices={languages} validate={rules.langLocale} />,
      },
      {
        source: 'dateLocale',
        label: 'panel_date_locale',
        view: (language) => <bdi>{language.dateLocale}</bdi>,
        input: (props) => <AutocompleteInput {...props} choices={dates} validate={rules.dateLocale} />,
      },
      {
        source: 'default',
        label: 'panel_default_language',
        view: (language) =>
          language.default ? <Chip size="small" color="primary" label={t('panel_default')} /> : '–',
      },
    ];
  }, [data, reader, t]);
  return (
    <InlineTable
      columns={columns}
      empty={<NothingHere text="panel_no_languages" />}
      rowActions={<LanguageActions />}
      nameOf={(language) => language.langName}
    />
  );
}
