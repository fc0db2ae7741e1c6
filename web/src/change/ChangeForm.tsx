import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import {
  type ChangeField,
  localTimeOf,
  LONGEST_NOTE,
  MOST_LUGGAGE,
  MOST_PASSENGERS,
  parseLocalTime,
  type PaymentMode,
  type Place,
} from '@wayfare/shared';
import type { ReactNode } from 'react';
import { LoadInputs } from '../booking/LoadInputs.js';
import { StopFields } from '../booking/StopFields.js';
import { useNow } from '../time/useNow.js';
import type { ChangeDraft } from './changeDraft.js';
import { ExtraChoice } from './ExtraChoice.js';
import { changeLabels, type ChangeTexts } from './changeWords.js';

const MINUTE_MS = 60_000;
/** How much later a trip can be moved with one click, in minutes. */
const LATER = [10, 30, 60] as const;

/** What a booking can be changed to. */
export interface ChangeChoices {
  /** What its author can change now. */
  fields: readonly ChangeField[];
  /** The names of the car types, and the ways of payment. */
  carTypes: readonly string[];
  modes: readonly PaymentMode[];
  /** Draws the app's field for a place. */
  placeField: (field: {
    label: string;
    value: Place | null;
    onChange: (place: Place | null) => void;
  }) => ReactNode;
}

interface ChangeFormProps extends Pick<ChangeTexts, 'text' | 'format' | 'carTypeText'>, ChangeChoices {
  /** The time zone of the pickup in the form. */
  timeZone: string;
  draft: ChangeDraft;
  /** The numbers of hours that can be chosen. */
  hourChoices: readonly number[];
  /** What its rider can add to the price in all; none while that is not possible. */
  extraChoices: readonly number[];
  /** The time of the booking, ms timestamp. */
  tripdate: number;
  /** Gets the changes of the draft at that time: coordinates arrive after a place was chosen. */
  onChange: (changes: (before: ChangeDraft) => Partial<ChangeDraft>) => void;
}

/** The fields of a booking that its author can change. */
export function ChangeForm(props: ChangeFormProps) {
  const { draft, fields, text, placeField, onChange } = props;
  const has = (field: ChangeField) => fields.includes(field);
  const set = (changes: Partial<ChangeDraft>) => onChange(() => changes);
  const label = (field: ChangeField) => text(changeLabels[field]);
  return (
    <>
      {has('tripdate') && <When {...props} />}
      {has('pickup') &&
        placeField({
          label: label('pickup'),
          value: draft.pickup,
          onChange: (pickup) => set({ pickup }),
        })}
      {has('stops') && (
        <StopFields
          stops={draft.stops}
          onChange={(next) => onChange(({ stops }) => ({ stops: next(stops) }))}
          placeField={placeField}
          text={text}
        />
      )}
      {has('drop') &&
        placeField({ label: label('drop'), value: draft.drop, onChange: (drop) => set({ drop }) })}
      {has('hours') && draft.hours !== null && (
        <TextField
          select
          label={label('hours')}
          value={draft.hours}
          sx={{ mt: 1 }}
          onChange={({ target }) => set({ hours: Number(target.value) })}
        >
          {props.hourChoices.map((hours) => (
            <MenuItem key={hours} value={hours}>
              {props.format.duration(hours * 3600)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {has('carType') && (
        <TextField
          select
          label={label('carType')}
          value={draft.carType}
          onChange={({ target }) => set({ carType: target.value })}
        >
          {[...new Set([draft.carType, ...props.carTypes])].map((name) => (
            <MenuItem key={name} value={name}>
              <bdi>{props.carTypeText(name)}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
      {has('passengers') && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <LoadInputs
            load={draft}
            mostPassengers={MOST_PASSENGERS}
            mostLuggage={MOST_LUGGAGE}
            text={text}
            number={props.format.number}
            onChange={set}
          />
        </Box>
      )}
      {has('payment_mode') && (
        <TextField
          select
          label={label('payment_mode')}
          value={draft.paymentMode}
          onChange={({ target }) => set({ paymentMode: target.value as PaymentMode })}
        >
          {[...new Set([draft.paymentMode, ...props.modes])].map((mode) => (
            <MenuItem key={mode} value={mode}>
              {text(`payment_mode_${mode}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {has('promo') && (
        <Text label={label('promo')} value={draft.promo} most={64} onChange={(promo) => set({ promo })} />
      )}
      {has('riderExtra') && props.extraChoices.length > 0 && (
        <ExtraChoice
          totals={props.extraChoices}
          chosen={draft.riderExtra}
          onChoose={(riderExtra) => set({ riderExtra })}
          text={text}
          format={props.format}
        />
      )}
      {has('pickUpInstructions') && (
        <TextField
          label={label('pickUpInstructions')}
          value={draft.note}
          multiline
          maxRows={4}
          onChange={({ target }) => set({ note: target.value })}
          slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
        />
      )}
      {has('customer_name') && (
        <Text
          label={label('customer_name')}
          value={draft.name}
          most={120}
          onChange={(name) => set({ name })}
        />
      )}
      {has('customer_contact') && (
        <Text
          label={label('customer_contact')}
          value={draft.phone}
          most={30}
          type="tel"
          onChange={(phone) => set({ phone })}
        />
      )}
    </>
  );
}

/** The time, and usual delays with one click. */
function When({ draft, tripdate, timeZone, text, format, onChange }: ChangeFormProps) {
  const now = useNow(MINUTE_MS);
  const later = (minutes: number) => localTimeOf(Math.max(tripdate, now) + minutes * MINUTE_MS, timeZone);
  const at = parseLocalTime(draft.when, timeZone);
  return (
    <Stack sx={{ gap: 1, pt: 1 }}>
      <TextField
        type="datetime-local"
        label={text(changeLabels.tripdate)}
        value={draft.when}
        error={at === null}
        helperText={at === null ? null : format.zoneNote(at)}
        onChange={({ target }) => onChange(() => ({ when: target.value }))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {LATER.map((minutes) => (
          <Button
            key={minutes}
            size="small"
            variant="outlined"
            onClick={() => onChange(() => ({ when: later(minutes) }))}
          >
            {text('change_later', { minutes })}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function Text({
  label,
  value,
  most,
  type = 'text',
  onChange,
}: {
  label: string;
  value: string;
  most: number;
  type?: 'text' | 'tel';
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      value={value}
      type={type}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { maxLength: most, autoComplete: 'off', ...(type === 'tel' && { dir: 'ltr' }) },
      }}
    />
  );
}
