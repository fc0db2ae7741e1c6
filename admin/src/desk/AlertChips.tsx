import { Box, Chip } from '@mui/material';
import { type DeskChip, deskChips } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';

interface AlertChipsProps {
  counts: Readonly<Record<DeskChip, number>>;
  /** The chips to which lanes and map are limited; none means no limit. */
  only: readonly DeskChip[];
  onChange: (only: readonly DeskChip[]) => void;
  /** More controls in the same row. */
  children?: ReactNode;
}

/** Chips that are always there; the others appear with the first trip that has the problem. */
const always: readonly DeskChip[] = ['emergency', 'late', 'stale', 'noOffer', 'due', 'review'];

/** How many trips have each problem. A chip limits the desk to its trips. */
export function AlertChips({ counts, only, onChange, children }: AlertChipsProps) {
  const t = useText();
  const format = useFormat();
  const isShown = (chip: DeskChip) => always.includes(chip) || counts[chip] > 0 || only.includes(chip);
  return (
    <Box role="group" aria-label={t('panel_desk_filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {deskChips.filter(isShown).map((alert) => {
        const isOn = only.includes(alert);
        return (
          <Chip
            key={alert}
            component="button"
            clickable
            aria-pressed={isOn}
            color={counts[alert] === 0 ? 'default' : alert === 'emergency' ? 'error' : 'warning'}
            variant={isOn ? 'filled' : 'outlined'}
            label={`${t(`panel_desk_alert_${alert}`)} ${format.number(counts[alert])}`}
            onClick={() => onChange(isOn ? only.filter((other) => other !== alert) : [...only, alert])}
          />
        );
      })}
      {children}
    </Box>
  );
}
