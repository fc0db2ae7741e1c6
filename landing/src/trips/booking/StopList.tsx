import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { type DraftChanges, StopFields } from '@wayfare/web/booking';
import { useText } from '../../frame/language/LanguageProvider.js';
import type { BookingDraft } from './draft.js';
import { PlaceInput } from './PlaceInput.js';

/** The fields of the stops. Who receives a parcel at each is asked with the other parcel details. */
export function StopList({
  draft,
  onChange,
  onLoading,
  problem,
}: {
  draft: BookingDraft;
  onChange: (changes: DraftChanges<BookingDraft>) => void;
  onLoading: (loading: Promise<unknown>) => void;
  /** What is wrong with a stop that has no place, once the form was sent. */
  problem: string | null;
}) {
  const t = useText();
  return (
    <StopFields
      stops={draft.stops}
      onChange={(next) => onChange(({ stops }) => ({ stops: next(stops) }))}
      placeField={(field) => (
        <PlaceInput
          {...field}
          icon={<PlaceIcon fontSize="small" />}
          onFocus={() => undefined}
          onLoading={onLoading}
          inputRef={{ current: null }}
          problem={field.value ? null : problem}
        />
      )}
      text={t}
    />
  );
}
