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
import {
  addressAt,
  isSearched,
  placeOf,
  type PlaceSuggestion,
  usePlaceSearch,
} from '@wayfare/shared/web/booking';

/** A selected or earlier place, or a suggestion of the search. */
type Option = { place: Place } | { suggestion: PlaceSuggestion };

const textOf = (option: Option) => ('place' in option ? option.place.add : option.suggestion.description);

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
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState<PlaceSuggestion | null>(null);
  const [locating, setLocating] = useState(false);
  const search = usePlaceSearch(typed, settings.restrictCountry);

  const saved: Option[] = [...(user?.savedAddresses ?? [])]
    .sort((a, b) => b.count - a.count)
    .slice(0, 5)
    .map(({ description, lat, lng }) => ({ place: { lat, lng, add: description } }));
  const options: Option[] = isSearched(typed)
    ? (search.data ?? []).map((suggestion) => ({ suggestion }))
    : saved;
  const current: Option | null = pending ? { suggestion: pending } : value ? { place: value } : null;

  const choose = async (option: Option | null) => {
    setTyped('');
    if (!option || 'place' in option) return onChange(option?.place ?? null);
    setPending(option.suggestion);
    try {
      onChange(await placeOf(option.suggestion));
    } catch {
      onChange(null);
      alert(t('google_places_error'));
    } finally {
      setPending(null);
    }
  };

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

  const busy = pending !== null || locating || (search.isFetching && isSearched(typed));
  return (
    <Autocomplete<Option>
      value={current}
      onChange={(_, option) => void choose(option)}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') setTyped(text);
        else if (reason === 'clear' || reason === 'blur') setTyped('');
      }}
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={textOf}
      getOptionKey={(option) =>
        'place' in option ? `${option.place.lat},${option.place.lng}` : option.suggestion.place_id
      }
      isOptionEqualToValue={(a, b) => textOf(a) === textOf(b)}
      loading={search.isFetching}
      loadingText={t('loading')}
      noOptionsText={t(
        search.isError ? 'fetch_call_error' : isSearched(typed) ? 'site_no_places' : 'site_type_place',
      )}
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
              <HistoryIcon fontSize="small" color="action" />
              <span dir="auto">{option.place.add}</span>
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

/** A suggestion with the typed letters in bold. */
function SuggestionText({ suggestion }: { suggestion: PlaceSuggestion }) {
  const { main_text, secondary_text, main_text_matched_substrings } = suggestion.structured_formatting;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { offset, length } of main_text_matched_substrings ?? []) {
    parts.push(main_text.slice(from, offset), <b key={offset}>{main_text.slice(offset, offset + length)}</b>);
    from = offset + length;
  }
  parts.push(main_text.slice(from));
  return (
    <span dir="auto">
      <span>{parts}</span>
      {secondary_text && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.85rem', color: 'text.secondary' }}>
          {secondary_text}
        </Box>
      )}
    </span>
  );
}
