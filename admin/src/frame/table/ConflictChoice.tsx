import { Alert, Box, Button } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useFileTexts } from '../exporting/useFileTexts.js';
import { useText } from '../texts/useText.js';
import { conflictText } from './conflictText.js';

/** A field that two people have changed. */
export interface Conflict {
  field: string;
  label: TranslationKey | undefined;
  /** Its column, if it is a cell of a table: how its values are written. */
  column: ExportedColumn | undefined;
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
  const texts = useFileTexts();
  return conflicts.map((conflict) => (
    <Alert key={conflict.field} severity="warning" role="status" sx={{ mt: 1, textAlign: 'start' }}>
      {conflict.label && <strong>{t(conflict.label)}</strong>}
      <div>
        {t('panel_conflict_theirs')} <Value text={conflictText(conflict.theirs, conflict.column, texts)} />
      </div>
      <div>
        {t('panel_conflict_mine')} <Value text={conflictText(conflict.mine, conflict.column, texts)} />
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
