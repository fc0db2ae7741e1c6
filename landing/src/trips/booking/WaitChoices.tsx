import { Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import MoreIcon from '@mui/icons-material/PaymentsOutlined';
import LaterIcon from '@mui/icons-material/ScheduleOutlined';
import { changeableFields, type ChangeField, localTimeOf, riderExtraOf, zoneOfTrip } from '@wayfare/shared';
import { type ChangeDraft, extraChoicesOf } from '@wayfare/web/change';
import { serverNow } from '@wayfare/web/http';
import { useId, useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useBrowserPush } from '../../people/account/useBrowserPush.js';
import type { OwnBooking } from './bookings.js';
import { NearerCars } from './NearerCars.js';
import { laterPickup } from './laterPickup.js';
import { useNearerCars } from './useNearerCars.js';
import { CHOICE_PX } from './WaitChoicesPlace.js';
import { LazyChangeTripDialog } from './LazyChangeTripDialog.js';

/** How much later the proposed pickup is, in ms. */
const LATER_MS = 30 * 60_000;

/** The one field that a choice changes, and its new value. */
interface Choice {
  field: ChangeField;
  started: Partial<ChangeDraft>;
}

/**
 * What a rider can do while a driver is searched: take another car type that is nearer, offer the driver
 * more, go later, and be notified. Each change is previewed before it is made.
 */
export function WaitChoices({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { settings } = useSession();
  const [choice, setChoice] = useState<Choice | null>(null);
  const fields = changeableFields(booking, 'rider', settings.category);
  // The smallest that is more than the rider adds now.
  const extra = extraChoicesOf(booking, settings.riderExtraMax, serverNow()).find(
    (total) => total > riderExtraOf(booking),
  );
  const later = () => {
    const at = laterPickup(serverNow(), LATER_MS);
    setChoice({ field: 'tripdate', started: { when: localTimeOf(at, zoneOfTrip(booking, settings)) } });
  };
  return (
    <Panel title={t('trip_wait_title')}>
      {fields.includes('carType') && (
        <Nearer
          id={booking.id}
          onChoose={(carType) => setChoice({ field: 'carType', started: { carType } })}
        />
      )}
      <Stack sx={{ mt: 1.5, gap: 1, alignItems: 'flex-start' }}>
        {fields.includes('riderExtra') && extra !== undefined && (
          <Button
            variant="outlined"
            startIcon={<MoreIcon />}
            onClick={() => setChoice({ field: 'riderExtra', started: { riderExtra: extra } })}
            sx={{ minHeight: CHOICE_PX }}
          >
            {t('trip_wait_extra')}
          </Button>
        )}
        {fields.includes('tripdate') && (
          <Button variant="outlined" startIcon={<LaterIcon />} onClick={later} sx={{ minHeight: CHOICE_PX }}>
            {t('trip_wait_later')}
          </Button>
        )}
        <NotifyMe />
      </Stack>
      {choice && (
        <LazyChangeTripDialog
          booking={booking}
          fields={[choice.field]}
          started={choice.started}
          onClose={() => setChoice(null)}
        />
      )}
    </Panel>
  );
}

function Nearer({ id, onChoose }: { id: string; onChoose: (carType: string) => void }) {
  const { data: cars = [] } = useNearerCars(id);
  return <NearerCars cars={cars} onChoose={onChoose} />;
}

/** Turns messages to this device on or off; nothing where the browser does not support them. */
function NotifyMe() {
  const t = useText();
  const text = useId();
  const push = useBrowserPush();
  if (push === undefined) return <Box sx={{ height: CHOICE_PX }} />;
  if (push === null) return null;
  return (
    <>
      <FormControlLabel
        sx={{ minHeight: CHOICE_PX }}
        control={
          <Switch
            checked={push.isOn}
            disabled={push.isDenied || push.isTurning}
            onChange={(_, on) => push.turn(on)}
            slotProps={{ input: push.isDenied ? { 'aria-describedby': text } : {} }}
          />
        }
        label={t('trip_wait_notify')}
      />
      {push.isDenied && (
        <Typography id={text} variant="body2" color="text.secondary">
          {t('account_push_denied')}
        </Typography>
      )}
    </>
  );
}
