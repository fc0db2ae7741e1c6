import { Box, Typography } from '@mui/material';
import type { ChangedField } from '@wayfare/shared';
import { changeLabels, type ChangeTexts, valueWords } from './changeWords.js';

/** What changed: each field with its value before and after. */
export function ChangedFields({ fields, ...texts }: ChangeTexts & { fields: readonly ChangedField[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {fields.map(({ field, before, after }) => {
        const [old, wanted] = [valueWords(field, before, texts), valueWords(field, after, texts)];
        const isHidden = old === null && wanted === null;
        return (
          <Box key={field}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {texts.text(changeLabels[field])}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {old !== null && (
                <Typography component="del" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  <bdi>{old}</bdi>
                </Typography>
              )}
              <Typography component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
                <bdi>{wanted ?? texts.text(isHidden ? 'change_made' : 'change_removed')}</bdi>
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
