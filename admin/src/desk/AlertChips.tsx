import { Box, Chip } from '@mui/material';
import { type DeskAlert, deskAlerts } from '@wayfare/shared';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';

interface AlertChipsProps {
  counts: Readonly<Record<DeskAlert, number>>;
  /** The alerts to which lanes and map are limited; none means no limit. */
  only: readonly DeskAlert[];
  onChange: (only: readonly DeskAlert[]) => void;
}

/** How many trips have each problem. A chip limits the desk to its trips. */
export function AlertChips({ counts, only, onChange }: AlertChipsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Box role="group" aria-label={t('panel_desk_filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {deskAlerts.map((alert) => {
        const isOn = only.includes(alert);
        return (
          <Chip
            key={alert}
            component="button"
            clickable
            aria-pressed={isOn}
            color={counts[alert] > 0 ? 'warning' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            label={`${t(`panel_desk_alert_${alert}`)} ${format.number(counts[alert])}`}
            onClick={() => onChange(isOn ? only.filter((other) => other !== alert) : [...only, alert])}
          />
        );
      })}
    </Box>
  );
}
