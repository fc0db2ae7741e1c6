import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../../people/account/useMe.js';
import { useText } from '../../frame/language/LanguageProvider.js';

const HoursDialog = lazy(async () => ({ default: (await import('./HoursDialog.js')).HoursDialog }));

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
      {isOpen && (
        <Suspense>
          <HoursDialog hours={me.workingHours ?? null} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
