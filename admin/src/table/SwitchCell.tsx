import { Switch } from '@mui/material';
import { useState } from 'react';
import { Confirm, type RaRecord, useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import type { TranslationKey } from '@wayfare/shared';
import { useDemoGuard } from '../access/useDemoGuard.js';
import { useText } from '../texts/useText.js';
import { useSaveField } from './useSaveField.js';

interface SwitchCellProps {
  source: string;
  label: TranslationKey;
  /** What to ask before a record's switch is turned off, and the name of the action; null if nothing speaks against it. */
  asksBeforeOff?: (record: RaRecord) => { question: string; action: string } | null;
}

/** A boolean that is changed immediately. Demo mode blocks edits of some resources; the guard knows which. */
export function SwitchCell({ source, label, asksBeforeOff }: SwitchCellProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit', record });
  const mayNow = useDemoGuard(resource);
  const { save, isPending } = useSaveField();
  const t = useText();
  const [asked, setAsked] = useState<{ question: string; action: string } | null>(null);
  return (
    <>
      <Switch
        size="small"
        checked={Boolean(record?.[source])}
        disabled={!canAccess || isPending}
        onClick={(event) => event.stopPropagation()}
        onChange={(_, checked) => {
          if (!mayNow('edit')) return;
          const doubt = checked || !record ? null : (asksBeforeOff?.(record) ?? null);
          if (doubt) setAsked(doubt);
          else void save({ [source]: checked });
        }}
        slotProps={{ input: { 'aria-label': t(label), role: 'switch' } }}
      />
      {asked && (
        // A click on the row opens the record; clicks in the dialog must not.
        <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
          <Confirm
            isOpen
            title={asked.action}
            content={asked.question}
            confirm={asked.action}
            cancel={t('cancel')}
            confirmColor="warning"
            onConfirm={() => {
              setAsked(null);
              void save({ [source]: false });
            }}
            onClose={() => setAsked(null)}
          />
        </span>
      )}
    </>
  );
}
