import { useRef, useState } from 'react';
import type { Place, TranslationKey } from '@wayfare/shared';
import { randomKey } from '../http/idempotencyKey.js';
import { isSearched, placeOf, type PlaceSuggestion, usePlaceSearch } from './placeSearch.js';

/** A selected or earlier place, or a suggestion of the search. */
export type PlaceOption = { place: Place } | { suggestion: PlaceSuggestion };

/** Returns the text of an option in the field. */
export const textOf = (option: PlaceOption) =>
  'place' in option ? option.place.add : option.suggestion.description;

interface PlaceField {
  value: Place | null;
  onChange: (place: Place | null) => void;
  /** Offered while nothing is typed. */
  saved?: readonly Place[];
  /** Gets a promise that ends once the coordinates of a chosen place have arrived, or failed to. */
  onLoading?: ((loading: Promise<unknown>) => void) | undefined;
  /** The country in the settings, which limits the search (rules 7.14, 7.15). */
  country: string | null | undefined;
  /** A chosen place has no coordinates, so it is not selected (rule 7.15). */
  onFailed: () => void;
  text: (key: TranslationKey) => string;
  /** Shown if the search failed. */
  failedText: string;
}

/**
 * An address field with suggestions while typing: the props of its Autocomplete, and whether it is waiting.
 */
export function usePlaceField(field: PlaceField) {
  const { value, onChange, saved = [], country, onFailed, onLoading, text, failedText } = field;
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState<PlaceSuggestion | null>(null);
  const [session, setSession] = useState(randomKey);
  const choices = useRef(0);
  const search = usePlaceSearch(typed, country, session);
  const isTyped = isSearched(typed);

  const choose = async (option: PlaceOption | null) => {
    choices.current += 1;
    const choice = choices.current;
    setTyped('');
    setPending(option && 'suggestion' in option ? option.suggestion : null);
    if (!option || 'place' in option) return onChange(option?.place ?? null);
    // The coordinates arrive later; until then, the previous place must not be booked.
    onChange(null);
    const place = await placeOf(option.suggestion, session).catch(() => null);
    // Only the latest choice counts: an earlier one may be answered after it.
    if (choice !== choices.current) return undefined;
    setPending(null);
    setSession(randomKey());
    if (place) onChange(place);
    else onFailed();
    return undefined;
  };

  const options: PlaceOption[] = isTyped
    ? (search.data ?? []).map((suggestion) => ({ suggestion }))
    : saved.map((place) => ({ place }));
  const current: PlaceOption | null = pending ? { suggestion: pending } : value ? { place: value } : null;
  return {
    isBusy: pending !== null || (search.isFetching && isTyped),
    props: {
      value: current,
      onChange: (_: unknown, option: PlaceOption | null) => {
        const chosen = choose(option);
        if (option && 'suggestion' in option) onLoading?.(chosen);
      },
      onInputChange: (_: unknown, input: string, reason: string) => {
        if (reason === 'input') setTyped(input);
        else if (reason === 'clear' || reason === 'blur') setTyped('');
      },
      options,
      // The API has already filtered them.
      filterOptions: (all: PlaceOption[]) => all,
      getOptionLabel: textOf,
      getOptionKey: (option: PlaceOption) =>
        'place' in option
          ? `${option.place.lat},${option.place.lng},${option.place.add}`
          : option.suggestion.place_id,
      isOptionEqualToValue: (a: PlaceOption, b: PlaceOption) => textOf(a) === textOf(b),
      loading: search.isFetching,
      noOptionsText: search.isError ? failedText : text(isTyped ? 'site_no_places' : 'site_type_place'),
    },
  };
}
