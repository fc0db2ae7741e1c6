import { Button } from '@mui/material';
import { useState } from 'react';
import { useMe } from '../../people/account/useMe.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { lazyDialog } from '../../frame/layout/lazyDialog.js';

const HoursDialog = lazyDialog(async () => (await import('./HoursDialog.js')).HoursDialog);

/** A form for the driver's usual working hours. */
export function MyHours() {
  const t = useText();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  if (!me) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ minHeight: 44 }}>
        {t('hours_title')}
      </Button>
      {isOpen && <HoursDialog hours={me.workingHours ?? null} onClose={() => setIsOpen(false)} />}
    </>
  );
}
