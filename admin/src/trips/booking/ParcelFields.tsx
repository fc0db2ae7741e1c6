import { MenuItem, TextField, Typography } from '@mui/material';
import {
  type CarType,
  type Extra,
  type OfferedExtra,
  parcelLimits,
  textIn,
  type TranslationKey,
} from '@wayfare/shared';
import { useLocale } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { limitWords, type TripDraft } from '@wayfare/web/booking';

const texts = {
  deliveryPerson: 'trip_receiver_name',
  deliveryPersonPhone: 'trip_receiver_phone',
  pickUpInstructions: 'trip_pickup_instructions',
  deliveryInstructions: 'trip_delivery_instructions',
} as const satisfies Partial<Record<keyof TripDraft, TranslationKey>>;

/** The parcel, its receiver, and notes for the driver (rules 2.17, 3.18, 5.11). */
export function ParcelFields({
  carType,
  draft,
  onChange,
}: {
  carType: CarType | undefined;
  draft: TripDraft;
  onChange: (changes: Partial<TripDraft>) => void;
}) {
  const t = useText();
  const text = (name: keyof typeof texts, isRequired: boolean) => (
    <TextField
      label={t(texts[name])}
      value={draft[name]}
      required={isRequired}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...(name === 'deliveryPersonPhone' && {
        type: 'tel',
        slotProps: { htmlInput: { dir: 'ltr', autoComplete: 'off' } },
      })}
    />
  );
  return (
    <>
      <ExtraField
        label="trip_parcel_type"
        choices={carType?.parcelTypes}
        value={draft.parcelType}
        onChange={(parcelType) => onChange({ parcelType })}
      />
      <ExtraField
        label="trip_option"
        choices={carType?.options}
        value={draft.option}
        onChange={(option) => onChange({ option })}
      />
      {text('deliveryPerson', true)}
      {text('deliveryPersonPhone', true)}
      {text('pickUpInstructions', false)}
      {text('deliveryInstructions', false)}
    </>
  );
}

/** The largest parcel a type or option allows. */
function Limits({ of: extra }: { of: Extra }) {
  const t = useText();
  const format = useFormat();
  const words = limitWords(parcelLimits(extra), t, (value) => format.number(value));
  return words ? (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ marginInlineStart: 1 }}>
      <bdi>{words}</bdi>
    </Typography>
  ) : null;
}

function ExtraField({
  label,
  choices,
  value,
  onChange,
}: {
  label: TranslationKey;
  choices: readonly OfferedExtra[] | null | undefined;
  value: string;
  onChange: (description: string) => void;
}) {
  const t = useText();
  const format = useFormat();
  const language = useLocale();
  if (!choices?.length) return null;
  return (
    <TextField select label={t(label)} value={value} onChange={(event) => onChange(event.target.value)}>
      <MenuItem value="">–</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.description} value={choice.description}>
          {textIn(choice, 'description', language)} · <bdi>{format.money(choice.amount)}</bdi>
          <Limits of={choice} />
        </MenuItem>
      ))}
    </TextField>
  );
}
