import { Switch } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  type RaRecord,
  useCanAccess,
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { TranslationKey } from '@wayfare/shared';
import { useDemoGuard } from '../access/useDemoGuard.js';
import { textKey, useText } from '../texts/useText.js';
import { useSaveField } from './useSaveField.js';

interface SwitchCellProps {
  source: string;
  label: TranslationKey;
  /**
   * Returns a question to ask before a record's switch is turned off, and the name of the action; null if no
   * question is needed.
   */
  asksBeforeOff?: (record: RaRecord) => Doubt | null;
}

interface Doubt {
  question: string;
  action: string;
}

/** A boolean that is changed immediately. Demo mode blocks edits of some resources; the guard knows which. */
export function SwitchCell({ source, label, asksBeforeOff }: SwitchCellProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit', record });
  const mayNow = useDemoGuard(resource);
  const { save, isPending } = useSaveField();
  const t = useText();
  const [asked, setAsked] = useState<Doubt | null>(null);
  const doubtBeforeOff = useDoubtBeforeOff(asksBeforeOff);

  async function change(checked: boolean) {
    if (!mayNow('edit')) return;
    const doubt = checked ? null : await doubtBeforeOff();
    if (doubt === 'unknown') return;
    if (doubt) setAsked(doubt);
    else await save({ [source]: checked });
  }

  return (
    <>
      <Switch
        size="small"
        checked={Boolean(record?.[source])}
        disabled={!canAccess || isPending}
        onClick={(event) => event.stopPropagation()}
        onChange={(_, checked) => void change(checked)}
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

/**
 * Returns the objection to turning the switch off. Reads the record from the server, because the one on the
 * page may be older than a trip. Returns `unknown` if the record could not be read; the error has then been
 * shown.
 */
function useDoubtBeforeOff(asks: SwitchCellProps['asksBeforeOff']) {
  const shown = useRecordContext();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const notify = useNotify();
  return async (): Promise<Doubt | 'unknown' | null> => {
    if (!asks || !shown) return null;
    try {
      return asks((await provider.getOne(resource, { id: shown.id })).data);
    } catch (error) {
      notify(error instanceof Error ? error.message : textKey('update_failed'), { type: 'error' });
      return 'unknown';
    }
  };
}
