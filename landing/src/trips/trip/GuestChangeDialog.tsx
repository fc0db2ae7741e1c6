import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { ChangeSummary, ExtraChoice } from '@wayfare/web/change';
import { Dialog } from '@wayfare/web/overlay';
import { useId, useState } from 'react';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { type GuestWanted, useGuestChange } from './useGuestTrip.js';

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
  const t = useText();
  const format = useFormat();
  const title = useId();
  const { notify } = useMessages();
  const [at, setAt] = useState(0);
  const { preview, change } = useGuestChange(token, choices[at] as GuestWanted, () => {
    notify(t('change_done'), 'success');
    onClose();
  });
  const shown = preview.isFetching ? undefined : preview.data;
  const problem = change.error ?? preview.error;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('change_title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Choices choices={choices} at={at} onChange={setAt} />
        <div aria-live="polite">
          {preview.isFetching && <LinearProgress aria-label={t('loading')} />}
          {problem && <Alert severity="error">{errorText(problem, t)}</Alert>}
          {shown && <ChangeSummary preview={shown} text={t} format={format} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          loading={change.isPending}
          disabled={!shown || change.isPending}
          onClick={() => shown && change.mutate(shown)}
        >
          {t('change_save')}
        </Button>
      </DialogActions>
    </Dialog>
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
