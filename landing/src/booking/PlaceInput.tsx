import {
  Autocomplete,
  Box,
  CircularProgress,
  IconButton,
  InputAdornment,
  TextField,
  Tooltip,
} from '@mui/material';
import HistoryIcon from '@mui/icons-material/History';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import type { Place } from '@wayfare/shared';
import { type ReactNode, type RefObject, useState } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { SavedPlaceIcon } from './SavedPlaceIcon.js';
import { type OfferedPlace, offeredPlaces, savedPlaceName } from './savedPlaces.js';
import { addressAt, type PlaceOption, SuggestionText, usePlaceField } from '@wayfare/shared/web/booking';

/** An address field with suggestions while typing, earlier places, and optionally the current position. */
export function PlaceInput({
  label,
  icon,
  value,
  onChange,
  onFocus,
  inputRef,
  locatable = false,
}: {
  label: string;
  icon: ReactNode;
  value: Place | null;
  onChange: (place: Place | null) => void;
  onFocus: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
  locatable?: boolean;
}) {
  const t = useText();
  const { user, settings } = useSession();
  const { alert, notify, notifyError } = useMessages();
  const [locating, setLocating] = useState(false);
  const saved = offeredPlaces(user);
  const field = usePlaceField({
    value,
    // The form keeps the place itself, not what the rider calls it.
    onChange: (place) => onChange(place && { lat: place.lat, lng: place.lng, add: place.add }),
    saved,
    country: settings.restrictCountry,
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

  const busy = field.isBusy || locating;
  return (
    <Autocomplete<PlaceOption>
      {...field.props}
      loadingText={t('loading')}
      clearText={t('site_clear')}
      openText={t('site_open')}
      closeText={t('close')}
      forcePopupIcon={false}
      openOnFocus={saved.length > 0}
      autoHighlight
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5, alignItems: 'flex-start !important' }}>
          {'place' in option ? (
            <>
              <KnownPlace place={option.place} />
            </>
          ) : (
            <>
              <PlaceIcon fontSize="small" color="action" />
              <SuggestionText suggestion={option.suggestion} />
            </>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={inputRef}
          onFocus={onFocus}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: <InputAdornment position="start">{icon}</InputAdornment>,
              endAdornment: (
                <>
                  {busy && <CircularProgress size={20} aria-label={t('loading')} />}
                  {locatable && !value && !busy && (
                    <Tooltip title={t('site_use_my_location')}>
                      <IconButton
                        aria-label={t('site_use_my_location')}
                        onClick={locate}
                        edge="end"
                        sx={{ my: -1.5 }}
                      >
                        <MyLocationIcon />
                      </IconButton>
                    </Tooltip>
                  )}
                  {params.slotProps.input.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}

/** A place that the rider has saved or been to. */
function KnownPlace({ place }: { place: OfferedPlace }) {
  const t = useText();
  const { saved } = place;
  if (!saved)
    return (
      <>
        <HistoryIcon fontSize="small" color="action" />
        <span dir="auto">{place.add}</span>
      </>
    );
  const name = savedPlaceName(saved, t);
  return (
    <>
      <SavedPlaceIcon kind={saved.kind} />
      <span>
        <Box component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Box>
        {name !== place.add && <bdi>{place.add}</bdi>}
      </span>
    </>
  );
}
