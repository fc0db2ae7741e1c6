import { Alert, TextField, Typography } from '@mui/material';
import { LONGEST_NOTE } from '@wayfare/shared';
import { type DraftChanges, usePickupZone, withChanges } from '@wayfare/web/booking';
import { InZone } from '@wayfare/web/language';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { Guarded } from '../../frame/access/Guarded.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { emptyDraft, type RiderBookingDraft, tripOf } from './bookingDraft.js';
import { BookingFormFrame } from './BookingFormFrame.js';
import { FormSection, RoutePlaces, When } from './BookingFormParts.js';
import { BookingWarnings } from './BookingWarnings.js';
import { CarTypeCards } from './CarTypeCards.js';
import { LoadFields } from './LoadFields.js';
import { callerDraftFrom, emptyCaller } from './startedDraft.js';
import { useBookForCaller } from './useBookForCaller.js';

const DRIVERS = ['drivers'] as const;

/** Books a trip for a caller of the fleet, whose drivers alone are asked (rule 4.77). */
export function CallerBooking() {
  const t = useText();
  const { settings } = useSession();
  return (
    <Guarded action="list" resource="bookings">
      <ScreenTitle title={t('panel_caller_booking')} />
      {settings.category === 'delivery' ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('panel_caller_booking_unpaid')}
        </Alert>
      ) : (
        <CallerBookingForm />
      )}
    </Guarded>
  );
}

function CallerBookingForm() {
  const t = useText();
  const { settings } = useSession();
  const { state } = useLocation() as { state: unknown };
  const started = useMemo(() => callerDraftFrom(state), [state]);
  const [caller, setCaller] = useState(started.caller);
  const [draft, setDraft] = useState<RiderBookingDraft>(started.draft);
  const change = (changes: DraftChanges<RiderBookingDraft>) =>
    setDraft((before) => withChanges(before, changes));
  const zone = usePickupZone(draft.pickup, settings);
  const { book, isPending } = useBookForCaller(draft, caller, zone, () => {
    setDraft(emptyDraft);
    setCaller(emptyCaller);
  });
  const trip = useMemo(() => tripOf(draft, settings.timeZone), [draft, settings.timeZone]);
  return (
    <BookingFormFrame book={book} isPending={isPending} isDisabled={draft.bookLater && zone === undefined}>
      <FormSection title="panel_caller">
        <TextField
          label={t('panel_caller_phone')}
          type="tel"
          required
          autoFocus={!caller.phone}
          value={caller.phone}
          onChange={({ target }) => setCaller({ ...caller, phone: target.value })}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', maxLength: 20 } }}
        />
        <TextField
          label={t('panel_caller_name')}
          required
          autoFocus={Boolean(caller.phone) && !caller.name}
          value={caller.name}
          onChange={({ target }) => setCaller({ ...caller, name: target.value })}
          slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off', maxLength: 60 } }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {t('panel_caller_booking_hint')}
        </Typography>
      </FormSection>
      <BookingWarnings draft={draft} />
      <FormSection title="panel_route">
        <RoutePlaces draft={draft} isDelivery={false} onChange={change} />
        <InZone zone={zone}>
          <When draft={draft} onChange={change} />
        </InZone>
      </FormSection>
      <FormSection title="load_title">
        <LoadFields draft={draft} onChange={change} />
      </FormSection>
      <FormSection title="panel_car_type" columns={1}>
        <CarTypeCards
          trip={trip}
          load={draft}
          value={draft.carType}
          onChange={(carType) => change({ carType })}
        />
      </FormSection>
      <FormSection title="panel_driver">
        <UserPicker
          value={draft.driver}
          onChange={(driver) => change({ driver })}
          label="panel_named_driver"
          hint="panel_named_driver_hint"
          from={DRIVERS}
          required={false}
        />
        <TextField
          label={t('trip_note')}
          value={draft.pickUpInstructions}
          multiline
          maxRows={4}
          onChange={({ target }) => change({ pickUpInstructions: target.value })}
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
        />
      </FormSection>
    </BookingFormFrame>
  );
}
