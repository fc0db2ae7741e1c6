import { Button } from '@mui/material';
import LaterIcon from '@mui/icons-material/ScheduleOutlined';
import { serverNow } from '@wayfare/web/http';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { laterPickup } from '../booking/laterPickup.js';
import { NearerCars } from '../booking/NearerCars.js';
import { CHOICE_PX } from '../booking/WaitChoicesPlace.js';
import { type GuestWanted, useGuestNearerCars } from './useGuestTrip.js';

const GuestChangeDialog = lazy(async () => ({
  default: (await import('./GuestChangeDialog.js')).GuestChangeDialog,
}));

/** How much later a guest can go, in ms. */
const LATER_MS = [30, 60, 120].map((minutes) => minutes * 60_000);

/** What a guest can do while a driver is searched: take another car type that is nearer, or go later. */
export function GuestWaitChoices({ token }: { token: string }) {
  const t = useText();
  const { data: cars = [] } = useGuestNearerCars(token);
  const [choices, setChoices] = useState<readonly GuestWanted[] | null>(null);
  return (
    <Panel title={t('trip_wait_title')}>
      <NearerCars cars={cars} onChoose={(carType) => setChoices([{ carType }])} />
      <Button
        variant="outlined"
        startIcon={<LaterIcon />}
        sx={{ mt: 1.5, minHeight: CHOICE_PX }}
        onClick={() => setChoices(LATER_MS.map((later) => ({ tripdate: laterPickup(serverNow(), later) })))}
      >
        {t('trip_wait_later')}
      </Button>
      {choices && (
        <Suspense fallback={null}>
          <GuestChangeDialog token={token} choices={choices} onClose={() => setChoices(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
