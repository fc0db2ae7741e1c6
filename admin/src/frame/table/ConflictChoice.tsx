import { Alert, Box, Button } from '@mui/material';
import { fullName, type TranslationKey, type User } from '@wayfare/shared';
import type { ExportedColumn, FileTexts } from '@wayfare/web/exporting';
import { useGetOne } from 'react-admin';
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
        {t('panel_conflict_theirs')} <Value value={conflict.theirs} column={conflict.column} texts={texts} />
      </div>
      <div>
        {t('panel_conflict_mine')} <Value value={conflict.mine} column={conflict.column} texts={texts} />
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

function Value({ value, column, texts }: Pick<Conflict, 'column'> & { value: unknown; texts: FileTexts }) {
  return (
    <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {column?.person && typeof value === 'string' && value ? (
        <PersonName list={column.person} id={value} />
      ) : (
        conflictText(value, column, texts)
      )}
    </Box>
  );
}

/** The name of a person whose id the field holds. */
function PersonName({ list, id }: { list: string; id: string }) {
  const { data } = useGetOne<User>(list, { id });
  return data ? fullName(data) : '…';
}
