import { Button, Stack } from '@mui/material';
import MoreIcon from '@mui/icons-material/PaymentsOutlined';
import LaterIcon from '@mui/icons-material/ScheduleOutlined';
import { type GuestTrip, suggestedExtras } from '@wayfare/shared';
import { serverNow } from '@wayfare/web/http';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { laterPickup } from '../booking/laterPickup.js';
import { NearerCars } from '../booking/NearerCars.js';
import { CHOICE_PX } from '../booking/WaitChoicesPlace.js';
import { type GuestWanted, useGuestNearerCars } from './useGuestTrip.js';
import { lazyDialog } from '../../frame/layout/lazyDialog.js';

const GuestChangeDialog = lazyDialog(async () => (await import('./GuestChangeDialog.js')).GuestChangeDialog);

/** How much later a guest can go, in ms. */
const LATER_MS = [30, 60, 120].map((minutes) => minutes * 60_000);

/**
 * What a guest can do while a driver is searched: take another car type that is nearer, offer the driver
 * more, or go later.
 */
export function GuestWaitChoices({ trip, token }: { trip: GuestTrip; token: string }) {
  const t = useText();
  const { data: cars = [] } = useGuestNearerCars(token);
  const extras =
    trip.riderExtraMost === null
      ? []
      : suggestedExtras({ price: trip.cost, extra: trip.riderExtra, most: trip.riderExtraMost });
  const [choices, setChoices] = useState<readonly GuestWanted[] | null>(null);
  return (
    <Panel title={t('trip_wait_title')}>
      <NearerCars cars={cars} onChoose={(carType) => setChoices([{ carType }])} />
      <Stack sx={{ mt: 1.5, gap: 1, alignItems: 'flex-start' }}>
        {extras.length > 0 && (
          <Button
            variant="outlined"
            startIcon={<MoreIcon />}
            sx={{ minHeight: CHOICE_PX }}
            onClick={() => setChoices(extras.map((riderExtra) => ({ riderExtra })))}
          >
            {t('trip_wait_extra')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<LaterIcon />}
          sx={{ minHeight: CHOICE_PX }}
          onClick={() => setChoices(LATER_MS.map((later) => ({ tripdate: laterPickup(serverNow(), later) })))}
        >
          {t('trip_wait_later')}
        </Button>
      </Stack>
      {choices && <GuestChangeDialog token={token} choices={choices} onClose={() => setChoices(null)} />}
    </Panel>
  );
}
