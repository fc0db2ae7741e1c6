import { Button } from '@mui/material';
import type { Settings, TranslationKey } from '@wayfare/shared';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useText } from '../../frame/texts/useText.js';
import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

const CurrencyDialog = lazyDialog(async () => (await import('./CurrencyDialog.js')).CurrencyDialog);

interface Props {
  source: keyof Settings;
  label: TranslationKey;
  helperText: TranslationKey;
}

/**
 * The currency's code or its decimals. They give every stored amount its meaning, so they change only in a
 * dialog that states what happens to each.
 */
export function CurrencySetting({ source, label, helperText }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <TextInput source={source} label={label} helperText={helperText} readOnly fullWidth />
      {source === 'code' && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {t('panel_currency_change')}
        </Button>
      )}
      {isOpen && <CurrencyDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
