import { Box } from '@mui/material';
import type { Translated } from '@wayfare/shared';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';
import { useTranslatedTexts } from './useTranslatedTexts.js';

/** Says in how many languages a text is written, as long as one is missing. */
export function TranslatedCount({ record, field }: { record: Translated; field: string }) {
  const t = useText();
  const format = useFormat();
  const { written, of } = useTranslatedTexts(record, field);
  if (written === of) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'block', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {t('panel_translated', { written: format.number(written), of: format.number(of) })}
    </Box>
  );
}
