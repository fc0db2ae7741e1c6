import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { ExtraChoice } from '@wayfare/web/change';
import { useId, useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { GuestChangeFrame } from './GuestChangeFrame.js';
import type { GuestWanted } from './useGuestTrip.js';

/** Shows a guest what a change of the trip would mean, and makes it. Of several, one is chosen. */
export function GuestChangeDialog({
  token,
  choices,
  onClose,
}: {
  token: string;
  choices: readonly GuestWanted[];
  onClose: () => void;
}) {
  const [at, setAt] = useState(0);
  return (
    <GuestChangeFrame token={token} wanted={choices[at] as GuestWanted} onClose={onClose}>
      <Choices choices={choices} at={at} onChange={setAt} />
    </GuestChangeFrame>
  );
}

/** The car type that is taken, or the times or amounts to choose from. */
function Choices({
  choices,
  at,
  onChange,
}: {
  choices: readonly GuestWanted[];
  at: number;
  onChange: (at: number) => void;
}) {
  const t = useText();
  const format = useFormat();
  const words = useTripWords();
  const label = useId();
  const carType = choices[0]?.carType;
  if (carType !== undefined)
    return (
      <Typography>
        {t('site_car_type')}: <bdi>{words.carType(carType)}</bdi>
      </Typography>
    );
  if (choices[0]?.riderExtra !== undefined) {
    const totals = choices.map(({ riderExtra = 0 }) => riderExtra);
    return (
      <ExtraChoice
        totals={totals}
        chosen={totals[at] as number}
        onChoose={(total) => onChange(totals.indexOf(total))}
        text={t}
        format={format}
      />
    );
  }
  return (
    <div>
      <Typography id={label} variant="body2" color="text.secondary">
        {t('site_pickup_time')}
      </Typography>
      <RadioGroup aria-labelledby={label} value={at} onChange={(_, chosen) => onChange(Number(chosen))}>
        {choices.map(({ tripdate = 0 }, index) => (
          <FormControlLabel
            key={tripdate}
            value={index}
            control={<Radio />}
            label={format.tripTime(tripdate)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
