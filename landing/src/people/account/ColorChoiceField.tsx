import { MenuItem, Paper, TextField } from '@mui/material';
import { chooseColors, type ColorChoice, colorChoices, useColorChoice } from '../../frame/colorMode.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/** Dark or light colors for a driver's pages, or those of the device. */
export function ColorChoiceField() {
  const t = useText();
  return (
    <Paper elevation={0} sx={{ p: { xs: 2.5, md: 4 }, border: '1px solid', borderColor: 'divider' }}>
      <TextField
        select
        label={t('account_colors')}
        helperText={t('account_colors_text')}
        value={useColorChoice()}
        onChange={(event) => chooseColors(event.target.value as ColorChoice)}
      >
        {colorChoices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(`account_colors_${choice}`)}
          </MenuItem>
        ))}
      </TextField>
    </Paper>
  );
}
