import { Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import LaterIcon from '@mui/icons-material/ScheduleOutlined';
import {
  type CarType,
  changeableFields,
  type ChangeField,
  localTimeOf,
  textIn,
  zoneOfTrip,
} from '@wayfare/shared';
import type { ChangeDraft } from '@wayfare/web/change';
import { serverNow } from '@wayfare/web/http';
import { lazy, Suspense, useId, useState } from 'react';
import { useLanguage, useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useBrowserPush } from '../../people/account/useBrowserPush.js';
import { useCarTypes } from '../../people/carType/carTypes.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import type { OwnBooking } from './bookings.js';
import { useNearerCars } from './useNearerCars.js';

const ChangeTripDialog = lazy(async () => ({
  default: (await import('./ChangeTripDialog.js')).ChangeTripDialog,
}));

/** The later pickup that is proposed: at least half an hour from now, at a full five minutes. In ms. */
const LATER_MS = 30 * 60_000;
const FULL_MS = 5 * 60_000;

/** The one field that a choice changes, and its new value. */
interface Choice {
  field: ChangeField;
  started: Partial<ChangeDraft>;
}

/**
 * What a rider can do while a driver is searched: take another car type that is nearer, go later, and be
 * notified. Each change is previewed before it is made.
 */
export function WaitChoices({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const { settings } = useSession();
  const [choice, setChoice] = useState<Choice | null>(null);
  const fields = changeableFields(booking, 'rider', settings.category);
  const later = () => {
    const at = Math.ceil((serverNow() + LATER_MS) / FULL_MS) * FULL_MS;
    setChoice({ field: 'tripdate', started: { when: localTimeOf(at, zoneOfTrip(booking, settings)) } });
  };
  return (
    <Panel title={t('trip_wait_title')}>
      {fields.includes('carType') && (
        <NearerCars
          id={booking.id}
          onChoose={(carType) => setChoice({ field: 'carType', started: { carType } })}
        />
      )}
      <Stack sx={{ mt: 1.5, gap: 0.5, alignItems: 'flex-start' }}>
        {fields.includes('tripdate') && (
          <Button variant="outlined" startIcon={<LaterIcon />} onClick={later}>
            {t('trip_wait_later')}
          </Button>
        )}
        <NotifyMe />
      </Stack>
      {choice && (
        <Suspense fallback={null}>
          <ChangeTripDialog
            booking={booking}
            fields={[choice.field]}
            started={choice.started}
            onClose={() => setChoice(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/**
 * The car types that are nearer than the booked one, each with its price, what the business says about it,
 * such as for how many it is, and the button that takes it.
 */
function NearerCars({ id, onChoose }: { id: string; onChoose: (carType: string) => void }) {
  const { t, locale } = useLanguage();
  const carTypes = useCarTypes().data ?? [];
  const format = useFormat();
  const words = useTripWords();
  const { data: cars = [] } = useNearerCars(id);
  return (
    <Box component="ul" aria-live="polite" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {cars.map(({ carType, minutes, price }) => (
        <Box
          component="li"
          key={carType}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5, justifyContent: 'space-between' }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 700 }}>
              <bdi>{words.carType(carType)}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('trip_wait_car', { duration: format.duration(minutes * 60) })}
              {' · '}
              {price === null ? t('trip_by_meter') : <bdi dir="ltr">{format.money(price)}</bdi>}
            </Typography>
            <About carType={carTypes.find(({ name }) => name === carType)} locale={locale} />
          </Box>
          <Button
            variant="outlined"
            aria-label={t('trip_wait_switch_to', { carType: words.carType(carType) })}
            onClick={() => onChoose(carType)}
            sx={{ flexShrink: 0 }}
          >
            {t('trip_wait_switch')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

function About({ carType, locale }: { carType: CarType | undefined; locale: string }) {
  const about = carType && textIn(carType, 'extra_info', locale);
  if (!about) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      <bdi>{about}</bdi>
    </Typography>
  );
}

/** Turns messages to this device on or off; nothing where the browser does not support them. */
function NotifyMe() {
  const t = useText();
  const text = useId();
  const push = useBrowserPush();
  if (!push) return null;
  return (
    <>
      <FormControlLabel
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
