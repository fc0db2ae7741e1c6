import {
  Alert,
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
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { isPermitted, offersKind, parseLocalTime, type Place, type TranslationKey } from '@wayfare/shared';
import {
  type DraftChanges,
  PinMapToggle,
  type PinName,
  StopFields,
  useMovedPins,
  withChanges,
} from '@wayfare/web/booking';
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { Guarded } from '../../frame/access/Guarded.js';
import { useCarTypes } from '../carType/useCarTypes.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useSession } from '../../frame/session/session.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { emptyDraft, type RiderBookingDraft, tripOf } from './bookingDraft.js';
import { BookingWarnings } from './BookingWarnings.js';
import { CarTypeCards } from './CarTypeCards.js';
import { draftFrom, guestMobileFrom } from './startedDraft.js';
import { ParcelFields } from './ParcelFields.js';
import { PlacePicker } from '../../frame/map/PlacePicker.js';
import { RiderField } from './RiderField.js';
import { TaxiFields } from './TaxiFields.js';
import { useBookForRider } from './useBookForRider.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';

const TripPins = lazy(async () => ({ default: (await import('./TripPins.js')).TripPins }));

const DRIVERS = ['drivers'] as const;

/** Books a trip on behalf of a rider (rules 2.33, 5.4). */
export function AddBooking() {
  const t = useText();
  return (
    <Guarded action="create" resource="bookings">
      <ScreenTitle title={t('panel_add_booking')} />
      <AddBookingForm />
    </Guarded>
  );
}

function AddBookingForm() {
  const t = useText();
  const { state } = useLocation() as { state: unknown };
  const { settings, user } = useSession();
  const isDelivery = settings.category === 'delivery';
  const isUnpayable = isDelivery && !settings.cardPayments;
  const { data: carTypes } = useCarTypes();
  const [draft, setDraft] = useState(() => draftFrom(state));
  const change = (changes: DraftChanges<RiderBookingDraft>) =>
    setDraft((before) => withChanges(before, changes));
  const { book, isPending } = useBookForRider(draft, () => setDraft(emptyDraft));
  const trip = useMemo(() => tripOf(draft), [draft]);
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        book('trip');
      }}
      onKeyDown={(event) => {
        // Keys typed in a dialog get here too.
        if (!event.currentTarget.contains(event.target as Node)) return;
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isPending || isUnpayable) return;
        event.preventDefault();
        book('desk');
      }}
      // On a phone, notifications appear at the bottom: below the button, not on top of it.
      sx={{ mt: 2, pb: { xs: 10, md: 0 }, gap: 2, maxWidth: 900 }}
    >
      {isUnpayable && <Alert severity="warning">{t('site_delivery_unpayable')}</Alert>}
      <Section title="panel_rider_name">
        <RiderField
          value={draft.rider}
          onChange={(rider) => change({ rider })}
          newMobile={guestMobileFrom(state)}
        />
      </Section>
      <BookingWarnings draft={draft} />
      <Section title="panel_route">
        <RoutePlaces draft={draft} isDelivery={isDelivery} onChange={change} />
        <When draft={draft} onChange={change} />
      </Section>
      <Section title="panel_car_type" columns={1}>
        <CarTypeCards
          trip={trip}
          isMetered={draft.isDropOpen}
          value={draft.carType}
          onChange={(carType) => change({ carType, parcelType: '', option: '' })}
        />
      </Section>
      {isDelivery && (
        <Section title="trip_delivery_details">
          <ParcelFields
            carType={carTypes?.find(({ name }) => name === draft.carType)}
            draft={draft}
            onChange={change}
          />
        </Section>
      )}
      <Section title={isDelivery ? 'panel_driver' : 'panel_payment_and_driver'}>
        {!isDelivery && <TaxiFields draft={draft} onChange={change} />}
        {isPermitted(user, 'dispatch') && (
          <UserPicker
            value={draft.driver}
            onChange={(driver) => change({ driver })}
            label="panel_named_driver"
            hint="panel_named_driver_hint"
            from={DRIVERS}
            required={false}
          />
        )}
      </Section>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isPending}
          disabled={isUnpayable}
          aria-keyshortcuts="Control+Enter"
        >
          {t('panel_book')}
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('panel_book_keys')}
        </Typography>
      </Box>
    </Stack>
  );
}

/** Pickup and drop, typed or moved on a map, and the stops between them. */
function RoutePlaces({
  draft: { pickup, drop, stops, isDropOpen },
  isDelivery,
  onChange,
}: {
  draft: RiderBookingDraft;
  isDelivery: boolean;
  onChange: (changes: DraftChanges<RiderBookingDraft>) => void;
}) {
  const t = useText();
  const hint = useId();
  const { settings, user } = useSession();
  const mayStayOpen = offersKind('asDirected', user.usertype, { settings, category: settings.category });
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
        {!isDropOpen && <PlacePicker label="panel_drop" value={drop} onChange={choose('drop')} />}
        {mayStayOpen && (
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
      {!isDropOpen && (
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

/** Now, or at least the lead time ahead (rule 5.6), in the business's time zone. */
function When({
  draft,
  onChange,
}: {
  draft: RiderBookingDraft;
  onChange: (changes: Partial<RiderBookingDraft>) => void;
}) {
  const t = useText();
  const format = useFormat();
  const at = parseLocalTime(draft.when, useSession().settings.timeZone);
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

function Section({
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
