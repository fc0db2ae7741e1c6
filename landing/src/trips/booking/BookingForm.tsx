import { type Place, type TranslationKey, unusualReason } from '@wayfare/shared';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { Button, IconButton } from '../../frame/controls/Button.js';
import { Icon } from '../../frame/controls/Icon.js';
import { Note } from '../../frame/controls/Note.js';
import { Skeleton } from '../../frame/controls/Skeleton.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { NOWHERE } from '../../frame/session/earlyInput.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { PinMapToggle, stopPlaces, useMovedPins } from '@wayfare/web/booking';
import { InZone } from '@wayfare/web/language';
import { lazyThemed } from '../../frame/themed/lazyThemed.js';
import { BookBar } from './BookBar.js';
import styles from './BookingForm.module.css';
import { CarTypeCards } from './CarTypeCards.js';
import { type BookingDraft, missingPlace, type PlaceOfTrip, useBookingDraft } from './draft.js';
import { checkForm, formProblems } from './formProblems.js';
import { HoursChoice } from './HoursChoice.js';
import { LoadChoice } from './LoadChoice.js';
import { PlaceInput } from './PlaceInput.js';
import { ReturnChoice } from './ReturnChoice.js';
import { Stops } from './Stops.js';
import { UnusualTripNote } from './UnusualTripNote.js';
import { useBookingFlow } from './useBookingFlow.js';
import { useCarChoice } from './useCarChoice.js';
import { useOncePlacesLoaded } from './useOncePlacesLoaded.js';
import { useTripZone } from './useTripZone.js';
import { WhenFields } from './WhenFields.js';

const TripPins = lazyThemed(async () => (await import('./TripPins.js')).TripPins);
const PastPlaces = lazy(async () => ({ default: (await import('./PastPlaces.js')).PastPlaces }));
const BookingDialogs = lazyThemed(async () => (await import('./BookingDialogs.js')).BookingDialogs);

/** The booking form of the landing page and the dialogs it opens (rules 2.14, 4.35 to 4.39). */
export function BookingForm() {
  const t = useText();
  const { user, settings } = useSession();
  const isUnpayable = settings.category === 'delivery' && !settings.cardPayments;
  const { draft: entered, change, choosePlace, clear } = useBookingDraft();
  const zone = useTripZone(entered, change);
  const { unusual, setSure } = useUnusualTrip(entered);
  const choice = useCarChoice(entered, unusual === null);
  const draft = { ...entered, carType: choice.chosen?.name ?? '' };
  const flow = useBookingFlow(draft, clear);
  const places = { pickup: draft.pickup, drop: draft.drop };
  const pins = useMovedPins(places, choosePlace);
  const inputs = { pickup: useRef<HTMLInputElement>(null), drop: useRef<HTMLInputElement>(null) };
  // The steps after the form load while it is being filled in.
  const [isInUse, setInUse] = useState(false);
  // When the form was last sent with something missing, ms timestamp.
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const isChecked = checkedAt !== null;
  const problems = formProblems(draft, checkedAt ?? 0);
  const sure = useRef<HTMLDivElement>(null);
  const wrong = (is: boolean, text: TranslationKey) => (isChecked && is ? t(text) : null);
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
    problem: wrong(problems[which], 'site_place_missing'),
  });

  const swap = () => {
    pins.forget('pickup');
    pins.forget('drop');
    change({ pickup: draft.drop, drop: draft.pickup });
  };

  const begin = async () => {
    // Some browsers do not focus a button that is clicked.
    setInUse(true);
    if (!flow.mayBegin()) return undefined;
    const now = checkForm(draft);
    setCheckedAt(now.at);
    const missing = missingPlace(draft);
    if (missing) return inputs[missing].current?.focus();
    if (!now.isComplete) return undefined;
    if (unusual) return sure.current?.querySelector('button')?.focus();
    // The price that was asked for is that of this car type, whichever is the best by then.
    change({ carType: draft.carType });
    setCheckedAt(null);
    return flow.begin();
  };
  const goTo = (place: Place) => {
    const which = missingPlace(draft) ?? draft.selected;
    pins.forget(which);
    choosePlace(which, place);
  };

  const booking = useOncePlacesLoaded(() => void begin(), draft.bookLater && !zone.isKnown);

  return (
    <InZone zone={draft.zone}>
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
              label={t(draft.hours ? 'trip_destination_optional' : 'site_drop')}
              icon={<Icon name="place" size={20} className={styles['drop'] ?? ''} />}
              {...placeProps('drop')}
            />
          </div>
          {user?.usertype === 'rider' && Boolean(user.savedAddresses?.length) && (
            <Suspense fallback={<Skeleton height={44} />}>
              <PastPlaces onChoose={goTo} />
            </Suspense>
          )}
          {!draft.hours && (
            <Stops
              draft={draft}
              onChange={change}
              onLoading={booking.onLoading}
              problem={wrong(problems.stops.length > 0, 'stop_missing')}
            />
          )}
          {draft.back === null && <HoursChoice value={draft.hours} onChange={(hours) => change({ hours })} />}
          {!draft.hours && (
            <ReturnChoice draft={draft} problem={isChecked ? problems.back : null} onChange={change} />
          )}
          <PinMapToggle hasPin={hasPin} text={t} renderButton={(button) => <Button {...button} />}>
            <Suspense fallback={<Skeleton height={260} />}>
              <TripPins places={places} pins={pins} />
            </Suspense>
          </PinMapToggle>
          {unusual && <UnusualTripNote unusual={unusual} draft={draft} buttonRef={sure} onSure={setSure} />}
          <LoadChoice draft={draft} onChange={change} />
          <CarTypeCards
            choice={choice}
            isLater={draft.bookLater}
            onChange={(carType) => change({ carType, parcelType: '', option: '' })}
          />
          <WhenFields
            bookLater={draft.bookLater}
            tripdate={draft.tripdate}
            problem={problems.when && wrong(true, problems.when)}
            onChange={change}
          />
          {isChecked && (problems.pickup || problems.drop || problems.carType) && (
            <Note severity="error">{t('select_proper')}</Note>
          )}
          <BookBar
            choice={choice}
            isLater={draft.bookLater}
            isLoading={booking.isWaiting || (flow.estimating && !flow.askingDelivery)}
            disabled={isUnpayable}
          />
        </div>
      </form>
      {isInUse && (
        <Suspense fallback={null}>
          <BookingDialogs flow={flow} draft={draft} onChange={change} />
        </Suspense>
      )}
    </InZone>
  );
}

/** Why the trip may be a mistake, until the rider says that exactly these places are meant. */
function useUnusualTrip(draft: BookingDraft) {
  const [sureOf, setSureOf] = useState<string | null>(null);
  const { pickup, drop } = draft;
  if (!pickup || !drop || draft.hours) return { unusual: null, setSure: () => undefined };
  const trip = [pickup, ...stopPlaces(draft), drop];
  const key = JSON.stringify(trip);
  return { unusual: key === sureOf ? null : unusualReason(trip), setSure: () => setSureOf(key) };
}
