import { Typography } from '@mui/material';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { AmountPanel } from '../../money/payment/AmountPanel.js';
import { useMeter } from './MeterScope.js';

/** The meter of a trip, for its driver and the passenger. */
export function MeterPanel() {
  const t = useText();
  const format = useFormat();
  const reading = useMeter();
  if (!reading) return null;
  const { km, seconds, fare } = reading;
  return (
    <AmountPanel title={t('console_meter')} amount={fare.trip_cost}>
      <Typography variant="body2" color="text.secondary">
        {format.distance(km)} · {format.duration(seconds)}
      </Typography>
    </AmountPanel>
  );
}
