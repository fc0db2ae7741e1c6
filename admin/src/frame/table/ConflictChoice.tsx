import { Alert, Box, Button } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { useText } from '../texts/useText.js';

/** A field that two people have changed. */
export interface Conflict {
  field: string;
  label: TranslationKey | undefined;
  mine: unknown;
  theirs: unknown;
}

interface Props {
  conflicts: readonly Conflict[];
  onTake: (conflict: Conflict) => void;
  onKeep: (conflict: Conflict) => void;
}

/** The values of two people for the same field, to choose one. Nothing is saved by the choice. */
export function ConflictChoice({ conflicts, onTake, onKeep }: Props) {
  const t = useText();
  const shown = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return conflicts.map((conflict) => (
    <Alert key={conflict.field} severity="warning" role="status" sx={{ mt: 1, textAlign: 'start' }}>
      {conflict.label && <strong>{t(conflict.label)}</strong>}
      <div>
        {t('panel_conflict_theirs')} <Value text={shown(conflict.theirs)} />
      </div>
      <div>
        {t('panel_conflict_mine')} <Value text={shown(conflict.mine)} />
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={() => onTake(conflict)}>
          {t('panel_conflict_take')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => onKeep(conflict)}>
          {t('panel_conflict_keep')}
        </Button>
      </Box>
    </Alert>
  ));
}

function Value({ text }: { text: string }) {
  return (
    <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}
