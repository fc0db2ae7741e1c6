import { Box, Chip } from '@mui/material';
import { type DeskChip, deskChips } from '@wayfare/shared';
import { type Dispatch, memo, type ReactNode, type SetStateAction } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

interface AlertChipsProps {
  counts: Readonly<Record<DeskChip, number>>;
  /** The chips that limit lanes and map; none means no limit. */
  only: readonly DeskChip[];
  onChange: Dispatch<SetStateAction<readonly DeskChip[]>>;
  /** More controls in the same row. */
  children?: ReactNode;
}

/** Chips that are always there; the others appear with the first trip that has the problem. */
const always: readonly DeskChip[] = ['emergency', 'late', 'stale', 'noOffer', 'due', 'review'];

/** How many trips have each problem. A chip limits the desk to its trips. */
export function AlertChips({ counts, only, onChange, children }: AlertChipsProps) {
  const t = useText();
  const isShown = (chip: DeskChip) => always.includes(chip) || counts[chip] > 0 || only.includes(chip);
  return (
    <Box role="group" aria-label={t('panel_desk_filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {deskChips.filter(isShown).map((chip) => (
        <AlertChip
          key={chip}
          chip={chip}
          count={counts[chip]}
          isOn={only.includes(chip)}
          onChange={onChange}
        />
      ))}
      {children}
    </Box>
  );
}

interface AlertChipProps extends Pick<AlertChipsProps, 'onChange'> {
  chip: DeskChip;
  count: number;
  isOn: boolean;
}

/** Drawn again only when it changes: counts are taken with each change of a trip. */
const AlertChip = memo(function AlertChip({ chip, count, isOn, onChange }: AlertChipProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Chip
      component="button"
      clickable
      aria-pressed={isOn}
      color={count === 0 ? 'default' : chip === 'emergency' ? 'error' : 'warning'}
      variant={isOn ? 'filled' : 'outlined'}
      label={`${t(`panel_desk_alert_${chip}`)} ${format.number(count)}`}
      onClick={() => onChange((only) => (isOn ? only.filter((other) => other !== chip) : [...only, chip]))}
    />
  );
});
