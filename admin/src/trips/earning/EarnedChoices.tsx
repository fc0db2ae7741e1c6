import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type EarnedQuery, earningGroups } from '@wayfare/shared';
import { useText } from '../../frame/texts/useText.js';
import { PeriodDays } from './PeriodDays.js';

interface EarnedChoicesProps {
  query: EarnedQuery;
  onChoose: (chosen: Partial<EarnedQuery>) => void;
}

/** Chooses the period of the report, and how it is divided. */
export function EarnedChoices({ query, onChoose }: EarnedChoicesProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <PeriodDays
        from={query.from}
        until={query.until}
        labels={{ from: t('panel_earned_from'), until: t('panel_earned_until') }}
        onChoose={onChoose}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('panel_earned_by')}
        value={query.by}
        onChange={(_, by: EarnedQuery['by'] | null) => by && onChoose({ by })}
        sx={{ flexWrap: 'wrap' }}
      >
        {earningGroups.map((group) => (
          <ToggleButton key={group} value={group}>
            {t(`panel_earned_by_${group}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
