import type { Place } from '@wayfare/shared';
import { type ReactNode, type RefObject, useState } from 'react';
import { addressAt, type PlaceOption, SuggestionText, textOf, usePlaceField } from '@wayfare/web/booking';
import { IconButton } from '../../frame/controls/Button.js';
import { Combobox } from '../../frame/controls/Combobox.js';
import { Icon } from '../../frame/controls/Icon.js';
import { Spinner } from '../../frame/controls/Spinner.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import styles from './PlaceInput.module.css';
import { SavedPlaceIcon } from './SavedPlaceIcon.js';
import { type OfferedPlace, offeredPlaces, savedPlaceName } from './savedPlaces.js';

/** An address field with suggestions while typing, earlier places, and optionally the current position. */
export function PlaceInput({
  label,
  icon,
  value,
  onChange,
  onFocus,
  onLoading,
  inputRef,
  problem,
  locatable = false,
}: {
  label: string;
  icon: ReactNode;
  value: Place | null;
  onChange: (place: Place | null) => void;
  onFocus: () => void;
  /** Gets a promise that ends once a chosen place has its coordinates, or has none. */
  onLoading?: (loading: Promise<unknown>) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** What is wrong with the field. */
  problem?: string | null | undefined;
  locatable?: boolean;
}) {
  const t = useText();
  const { user, settings } = useSession();
  const { alert, notify, notifyError } = useMessages();
  const [locating, setLocating] = useState(false);
  const saved = offeredPlaces(user);
  const { isBusy, props: field } = usePlaceField({
    value,
    // The form stores the place itself, not the rider's name for it.
    onChange: (place) => onChange(place && { lat: place.lat, lng: place.lng, add: place.add }),
    saved,
    country: settings.restrictCountry,
    onLoading,
    onFailed: () => alert(t('google_places_error')),
    text: t,
    failedText: t('fetch_call_error'),
  });

  const locate = () => {
    if (!('geolocation' in navigator)) return notify(t('site_location_denied'), 'warning');
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        void addressAt({ lat: coords.latitude, lng: coords.longitude })
          .then(onChange, notifyError)
          .finally(() => setLocating(false)),
      () => {
        setLocating(false);
        notify(t('site_location_denied'), 'warning');
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
    return undefined;
  };

  const busy = isBusy || locating;
  return (
    <Combobox<PlaceOption>
      label={label}
      value={field.value}
      onChange={(option) => field.onChange(null, option)}
      onType={(text) => field.onInputChange(null, text ?? '', text === null ? 'clear' : 'input')}
      options={field.options}
      textOf={textOf}
      keyOf={field.getOptionKey}
      renderOption={(option) => <Option option={option} />}
      emptyText={field.loading ? t('loading') : field.noOptionsText}
      opensOnFocus={saved.length > 0}
      startIcon={icon}
      clearText={t('site_clear')}
      inputRef={inputRef}
      problem={problem}
      onFocus={onFocus}
    >
      {busy && (
        <span className={styles['busy']}>
          <Spinner size={20} label={t('loading')} />
        </span>
      )}
      {locatable && !value && !busy && (
        <IconButton
          hasHint
          aria-label={t('site_use_my_location')}
          onClick={locate}
          className={styles['locate'] ?? ''}
        >
          <Icon name="myLocation" />
        </IconButton>
      )}
    </Combobox>
  );
}

function Option({ option }: { option: PlaceOption }) {
  if ('place' in option) return <KnownPlace place={option.place} />;
  return (
    <>
      <Icon name="placeOutlined" size={20} className="quiet" />
      <SuggestionText suggestion={option.suggestion} />
    </>
  );
}

/** A place that the rider has saved or been to. */
function KnownPlace({ place }: { place: OfferedPlace }) {
  const t = useText();
  const { saved } = place;
  if (!saved)
    return (
      <>
        <Icon name="history" size={20} className="quiet" />
        <span dir="auto">{place.add}</span>
      </>
    );
  const name = savedPlaceName(saved, t);
  return (
    <>
      <SavedPlaceIcon kind={saved.kind} />
      <span>
        <bdi className={styles['name']}>{name}</bdi>
        {name !== place.add && <bdi>{place.add}</bdi>}
      </span>
    </>
  );
}
