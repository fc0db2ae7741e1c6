import { Alert, Button, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { bookedStops, type Place, placeOf } from '@wayfare/shared';
import { ChangeForm, changeDraftOf, hourChoicesOf, wantedOf } from '@wayfare/web/change';
import { Dialog } from '@wayfare/web/overlay';
import { type SubmitEvent, useId, useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { CHANGE_STEP } from '../../frame/offline/driverQueue.js';
import type { ChangeTripProps } from '../booking/ChangeTripDialog.js';
import { useDriverPosition } from './PositionProvider.js';
import { useDriverWork } from './WorkProvider.js';

/**
 * Changes where a trip goes while there is no network, which would find addresses and work out the price: to
 * places of the trip, or to where the driver is. The change waits behind the driver's other steps.
 */
export function ChangeWithoutNetwork({ booking, fields, onClose }: ChangeTripProps) {
  const t = useText();
  const format = useFormat(booking.timeZone);
  const title = useId();
  const { timeZone } = format;
  const { takeStep } = useDriverWork();
  const { placeOfStep } = useDriverPosition();
  const [opened] = useState(booking);
  const [here] = useState(placeOfStep);
  const [draft, setDraft] = useState(() => changeDraftOf(opened, timeZone));
  const places = [opened.drop, ...bookedStops(opened.stops), opened.pickup].map(placeOf);
  const isKnown = places.some(({ lat, lng }) => lat === here?.lat && lng === here.lng);
  if (here && !isKnown) places.push({ ...here, add: `${here.lat.toFixed(5)}, ${here.lng.toFixed(5)}` });
  const wanted = wantedOf(draft, opened, { fields, timeZone });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const agreed = { customer_paid: opened.customer_paid, driver: 'stays' };
    const body = { ...wanted, version: opened.version, agreed };
    takeStep({ booking: opened.id, name: CHANGE_STEP, body });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>{t('change_way')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Alert severity="info">{t('change_queued')}</Alert>
          <ChangeForm
            draft={draft}
            hourChoices={hourChoicesOf(opened)}
            extraChoices={[]}
            fields={fields}
            timeZone={timeZone}
            tripdate={opened.tripdate}
            carTypes={[]}
            modes={[]}
            placeField={(field) => <KnownPlace {...field} places={places} here={t('change_here')} />}
            text={t}
            carTypeText={(name) => name}
            format={format}
            onChange={(changes) => setDraft((before) => ({ ...before, ...changes(before) }))}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!wanted || Object.keys(wanted).length === 0}>
            {t('change_save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** One of the places that are known without a network; the last is where the driver is, if it is known. */
function KnownPlace({
  label,
  value,
  places,
  here,
  onChange,
}: {
  label: string;
  value: Place | null;
  places: readonly Place[];
  here: string;
  onChange: (place: Place | null) => void;
}) {
  const keyOf = ({ lat, lng }: Place) => `${lat},${lng}`;
  const byKey = new Map(places.map((place) => [keyOf(place), place]));
  const isHere = (place: Place) => place.add === `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}`;
  return (
    <TextField
      select
      label={label}
      value={value ? keyOf(value) : ''}
      sx={{ mt: 1 }}
      onChange={({ target }) => onChange(byKey.get(target.value) ?? null)}
    >
      {[...byKey.values()].map((place) => (
        <MenuItem key={keyOf(place)} value={keyOf(place)}>
          <bdi>{isHere(place) ? here : place.add}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
