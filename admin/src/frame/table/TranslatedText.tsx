import { textIn } from '@wayfare/shared';
import { useLocale, useRecordContext } from 'react-admin';

/** A text of the current record in the language of the reader, such as a choice of a select. */
export function TranslatedText({ source }: { source: string }) {
  const record = useRecordContext();
  const language = useLocale();
  return record ? <bdi>{textIn(record, source, language)}</bdi> : null;
}
