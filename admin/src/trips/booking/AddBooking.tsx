import { Alert } from '@mui/material';
import { isPermitted } from '@wayfare/shared';
import { type DraftChanges, usePickupZone, withChanges } from '@wayfare/web/booking';
import { InZone } from '@wayfare/web/language';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { Guarded } from '../../frame/access/Guarded.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { useCarTypes } from '../carType/useCarTypes.js';
import { emptyDraft, type RiderBookingDraft, tripOf } from './bookingDraft.js';
import { BookingFormFrame } from './BookingFormFrame.js';
import { FormSection, RoutePlaces, When } from './BookingFormParts.js';
import { BookingWarnings } from './BookingWarnings.js';
import { CarTypeCards } from './CarTypeCards.js';
import { LoadFields } from './LoadFields.js';
import { ParcelFields } from './ParcelFields.js';
import { RiderField } from './RiderField.js';
import { draftFrom, guestMobileFrom } from './startedDraft.js';
import { TaxiFields } from './TaxiFields.js';
import { useBookForRider } from './useBookForRider.js';

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
  const zone = usePickupZone(draft.pickup, settings);
  const { book, isPending } = useBookForRider(draft, zone, () => setDraft(emptyDraft));
  const trip = useMemo(() => tripOf(draft, zone ?? settings.timeZone), [draft, zone, settings.timeZone]);
  return (
    <BookingFormFrame
      book={book}
      isPending={isPending}
      isDisabled={isUnpayable || (draft.bookLater && zone === undefined)}
    >
      {isUnpayable && <Alert severity="warning">{t('site_delivery_unpayable')}</Alert>}
      <FormSection title="panel_rider_name">
        <RiderField
          value={draft.rider}
          onChange={(rider) => change({ rider })}
          newMobile={guestMobileFrom(state)}
        />
      </FormSection>
      <BookingWarnings draft={draft} />
      <FormSection title="panel_route">
        <RoutePlaces draft={draft} isDelivery={isDelivery} onChange={change} />
        <InZone zone={zone}>
          <When draft={draft} onChange={change} />
        </InZone>
      </FormSection>
      {!isDelivery && (
        <FormSection title="load_title">
          <LoadFields draft={draft} onChange={change} />
        </FormSection>
      )}
      <FormSection title="panel_car_type" columns={1}>
        <CarTypeCards
          trip={trip}
          load={isDelivery ? {} : draft}
          isMetered={draft.isDropOpen && !draft.hours}
          value={draft.carType}
          onChange={(carType) => change({ carType, parcelType: '', option: '' })}
        />
      </FormSection>
      {isDelivery && (
        <FormSection title="trip_delivery_details">
          <ParcelFields
            carType={carTypes?.find(({ name }) => name === draft.carType)}
            draft={draft}
            onChange={change}
          />
        </FormSection>
      )}
      <FormSection title={isDelivery ? 'panel_driver' : 'panel_payment_and_driver'}>
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
      </FormSection>
    </BookingFormFrame>
  );
}
