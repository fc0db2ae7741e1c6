import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { type OfficeReason, officeReasons } from '@wayfare/shared';
import { useId } from 'react';
import { useText } from '../../frame/texts/useText.js';

interface OneOfProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** A choice that takes one click. */
export function OneOf<Value extends string>({ label, options, value, onChange }: OneOfProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(chosen as Value)}
        sx={{ columnGap: 1 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface ReasonProps {
  reason: OfficeReason | null;
  note: string;
  onReason: (reason: OfficeReason) => void;
  onNote: (note: string) => void;
}

/** Why the office acts: a reason that rider and driver read too, and words that only staff read. */
export function EndTripReason({ reason, note, onReason, onNote }: ReasonProps) {
  const t = useText();
  return (
    <>
      <OneOf
        label={t('panel_reason')}
        options={officeReasons.map((value) => ({ value, label: t(`office_reason_${value}`) }))}
        value={reason}
        onChange={onReason}
      />
      <TextField
        size="small"
        label={t('panel_office_note')}
        value={note}
        required={reason === 'other'}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        onChange={(event) => onNote(event.target.value)}
      />
    </>
  );
}
