import { Box, Button } from '@mui/material';
import type { GuestTrip } from '@wayfare/shared';
import { useState } from 'react';
import { LoadLine } from '../booking/LoadLine.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { lazyDialog } from '../../frame/layout/lazyDialog.js';

const GuestLoadDialog = lazyDialog(async () => (await import('./GuestLoadDialog.js')).GuestLoadDialog);

/** Whom and what the ride takes and, until it starts, the button that opens the form for it. */
export function GuestLoad({ trip, token }: { trip: GuestTrip; token: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
      <LoadLine trip={trip} />
      {trip.canChangeLoad && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('load_change')}
        </Button>
      )}
      {isOpen && <GuestLoadDialog trip={trip} token={token} onClose={() => setOpen(false)} />}
    </Box>
  );
}
