import { Switch } from '@mui/material';
import { useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import type { TranslationKey } from '@wayfare/shared';
import { useDemoGuard } from '../access/useDemoGuard.js';
import { useText } from '../texts/useText.js';
import { useSaveField } from './useSaveField.js';

/** A boolean that is changed immediately. Demo mode blocks edits of some resources; the guard knows which. */
export function SwitchCell({ source, label }: { source: string; label: TranslationKey }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit', record });
  const mayNow = useDemoGuard(resource);
  const { save, isPending } = useSaveField();
  const t = useText();
  return (
    <Switch
      size="small"
      checked={Boolean(record?.[source])}
      disabled={!canAccess || isPending}
      onClick={(event) => event.stopPropagation()}
      onChange={(_, checked) => {
        if (mayNow('edit')) void save({ [source]: checked });
      }}
      slotProps={{ input: { 'aria-label': t(label), role: 'switch' } }}
    />
  );
}
