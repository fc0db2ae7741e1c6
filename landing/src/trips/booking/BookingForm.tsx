import type { Place } from '@wayfare/shared';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { Button, IconButton } from '../../frame/controls/Button.js';
import { Icon } from '../../frame/controls/Icon.js';
import { Note } from '../../frame/controls/Note.js';
import { Skeleton } from '../../frame/controls/Skeleton.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { NOWHERE } from '../../frame/session/earlyInput.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { PinMapToggle, useMovedPins } from '@wayfare/web/booking';
import { lazyThemed } from '../../frame/themed/lazyThemed.js';
import styles from './BookingForm.module.css';
import { CarTypeCards } from './CarTypeCards.js';
import { missingPlace, type PlaceOfTrip, useBookingDraft } from './draft.js';
import { PlaceInput } from './PlaceInput.js';
import { Stops } from './Stops.js';
import { useBookingFlow } from './useBookingFlow.js';
import { useOncePlacesLoaded } from './useOncePlacesLoaded.js';
import { WhenFields } from './WhenFields.js';

const TripPins = lazyThemed(async () => (await import('./TripPins.js')).TripPins);
const BookingDialogs = lazyThemed(async () => (await import('./BookingDialogs.js')).BookingDialogs);

/** The booking form of the landing page and the dialogs it opens (rules 2.14, 4.35 to 4.39). */
export function BookingForm() {
  const t = useText();
  const { settings } = useSession();
  const isUnpayable = settings.category === 'delivery' && !settings.cardPayments;
  const { draft, change, choosePlace, clear } = useBookingDraft();
  const flow = useBookingFlow(draft, clear);
  const places = { pickup: draft.pickup, drop: draft.drop };
  const pins = useMovedPins(places, choosePlace);
  const inputs = { pickup: useRef<HTMLInputElement>(null), drop: useRef<HTMLInputElement>(null) };
  // The steps after the form load while it is being filled in.
  const [isInUse, setInUse] = useState(false);
  const hasPin = Boolean(draft.pickup ?? draft.drop ?? pins.moved.pickup ?? pins.moved.drop);
  const placeProps = (which: PlaceOfTrip) => ({
    value: draft[which],
    onChange: (place: Place | null) => {
      pins.forget(which);
      choosePlace(which, place);
    },
    onFocus: () => change({ selected: which }),
    onLoading: booking.onLoading,
    inputRef: inputs[which],
  });

  const swap = () => {
    pins.forget('pickup');
    pins.forget('drop');
    change({ pickup: draft.drop, drop: draft.pickup });
  };

  const begin = async () => {
    // Some browsers do not focus a button that is clicked.
    setInUse(true);
    if ((await flow.begin()) !== 'select_proper') return;
    const missing = missingPlace(draft);
    if (missing) inputs[missing].current?.focus();
  };

  const booking = useOncePlacesLoaded(() => void begin());

  return (
    <>
      <form
        method={NOWHERE}
        noValidate
        aria-labelledby="booking-form-title"
        className={styles['form']}
        onFocus={() => setInUse(true)}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          booking.run();
        }}
      >
        <h2 id="booking-form-title" className={`title-3 ${styles['title']}`}>
          {t('site_form_title')}
        </h2>
        <div className={styles['fields']}>
          <noscript>
            <Note severity="info">{t('site_needs_scripts')}</Note>
          </noscript>
          {isUnpayable && <Note severity="warning">{t('site_delivery_unpayable')}</Note>}
          <div className={styles['places']}>
            <PlaceInput
              label={t('site_pickup')}
              icon={<Icon name="origin" size={20} className={styles['pickup'] ?? ''} />}
              {...placeProps('pickup')}
              locatable
            />
            <IconButton
              hasHint
              aria-label={t('site_swap_places')}
              onClick={swap}
              className={styles['swap'] ?? ''}
            >
              <Icon name="swap" size={20} />
            </IconButton>
            <PlaceInput
              label={t('site_drop')}
              icon={<Icon name="place" size={20} className={styles['drop'] ?? ''} />}
              {...placeProps('drop')}
            />
          </div>
          <Stops draft={draft} onChange={change} onLoading={booking.onLoading} />
          <PinMapToggle hasPin={hasPin} text={t} renderButton={(button) => <Button {...button} />}>
            <Suspense fallback={<Skeleton height={260} />}>
              <TripPins places={places} pins={pins} />
            </Suspense>
          </PinMapToggle>
          <CarTypeCards
            draft={draft}
            onChange={(carType) => change({ carType, parcelType: '', option: '' })}
          />
          <WhenFields bookLater={draft.bookLater} tripdate={draft.tripdate} onChange={change} />
          <Button
            type="submit"
            look="filled"
            isLoading={booking.isWaiting || (flow.estimating && !flow.askingDelivery)}
            disabled={isUnpayable}
            className={styles['submit'] ?? ''}
          >
            {t(draft.bookLater ? 'site_book_later' : 'site_book_now')}
          </Button>
        </div>
      </form>
      {isInUse && (
        <Suspense fallback={null}>
          <BookingDialogs flow={flow} draft={draft} onChange={change} />
        </Suspense>
      )}
    </>
  );
}
