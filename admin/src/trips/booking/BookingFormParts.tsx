import {
  Box,
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { offersKind, parseLocalTime, type Place, type TranslationKey, type TripKind } from '@wayfare/shared';
import {
  type DraftChanges,
  PinMapToggle,
  type PinName,
  StopFields,
  useMovedPins,
} from '@wayfare/web/booking';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { PlacePicker } from '../../frame/map/PlacePicker.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { RiderBookingDraft } from './bookingDraft.js';
import { HoursField } from './HoursField.js';
import { ReturnFields } from './ReturnFields.js';

const TripPins = lazy(async () => ({ default: (await import('./TripPins.js')).TripPins }));

/** Pickup and drop, typed or moved on a map, and the stops between them. */
export function RoutePlaces({
  draft,
  isDelivery,
  onChange,
}: {
  draft: RiderBookingDraft;
  isDelivery: boolean;
  onChange: (changes: DraftChanges<RiderBookingDraft>) => void;
}) {
  const { pickup, drop, stops, hours, isDropOpen: isOpen } = draft;
  const t = useText();
  const hint = useId();
  const { settings, user } = useSession();
  const offers = (kind: TripKind) =>
    offersKind(kind, user.usertype, { settings, category: settings.category });
  const isDropOpen = isOpen && !hours;
  const places = { pickup, drop: isDropOpen ? null : drop };
  const pins = useMovedPins(places, (which, place) => onChange({ [which]: place }));
  const choose = (which: PinName) => (place: Place | null) => {
    pins.forget(which);
    onChange({ [which]: place });
  };
  const hasPin = Boolean(pickup ?? drop ?? pins.moved.pickup ?? pins.moved.drop);
  return (
    <>
      <PlacePicker label="panel_pickup" value={pickup} onChange={choose('pickup')} />
      <Box sx={{ display: 'grid', alignContent: 'start' }}>
        {!isDropOpen && (
          <PlacePicker
            label={hours ? 'trip_destination_optional' : 'panel_drop'}
            value={drop}
            onChange={choose('drop')}
          />
        )}
        {offers('hourly') && <HoursField value={hours} onChange={(next) => onChange({ hours: next })} />}
        {offers('return') && !hours && !isDropOpen && <ReturnFields draft={draft} onChange={onChange} />}
        {offers('asDirected') && !hours && (draft.back === null || isDropOpen) && (
          <>
            <FormControlLabel
              control={<Checkbox aria-describedby={hint} />}
              checked={isDropOpen}
              onChange={(_, checked) => onChange({ isDropOpen: checked })}
              label={t('panel_no_destination')}
            />
            <FormHelperText id={hint} sx={{ m: 0 }}>
              {isDropOpen && t('panel_no_destination_help')}
            </FormHelperText>
          </>
        )}
      </Box>
      {!isDropOpen && !hours && (
        <Box component="section" aria-label={t('stops_title')} sx={{ gridColumn: '1 / -1' }}>
          <StopFields
            stops={stops}
            onChange={(next) => onChange((before) => ({ stops: next(before.stops) }))}
            withRecipients={isDelivery}
            placeField={({ label, ...field }) => <PlacePicker label={{ text: label }} {...field} />}
            text={t}
          />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        <PinMapToggle hasPin={hasPin} text={t} renderButton={(button) => <Button {...button} />}>
          <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
            <TripPins places={places} pins={pins} />
          </Suspense>
        </PinMapToggle>
      </Box>
    </>
  );
}

/**
 * Now, or at least the lead time ahead (rule 5.6), in the time zone around: the business's, or the pickup's.
 */
export function When({
  draft,
  onChange,
}: {
  draft: RiderBookingDraft;
  onChange: (changes: Partial<RiderBookingDraft>) => void;
}) {
  const t = useText();
  const format = useFormat();
  const at = parseLocalTime(draft.when, format.timeZone);
  return (
    <>
      <RadioGroup
        row
        aria-label={t('site_when')}
        value={draft.bookLater ? 'later' : 'now'}
        onChange={(_, value) => onChange({ bookLater: value === 'later' })}
      >
        <FormControlLabel value="now" control={<Radio />} label={t('site_book_now')} />
        <FormControlLabel value="later" control={<Radio />} label={t('site_book_later')} />
      </RadioGroup>
      {draft.bookLater && (
        <TextField
          type="datetime-local"
          label={t('site_pickup_time')}
          value={draft.when}
          required
          onChange={(event) => onChange({ when: event.target.value })}
          helperText={at === null ? null : format.zoneNote(at)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </>
  );
}

/** A part of the form under its heading. */
export function FormSection({
  title,
  columns = 2,
  children,
}: {
  title: TranslationKey;
  columns?: 1 | 2;
  children: ReactNode;
}) {
  const t = useText();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
          {t(title)}
        </Typography>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: `repeat(${columns}, 1fr)` } }}
        >
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}
