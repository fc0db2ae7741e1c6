import DefaultIcon from '@mui/icons-material/StarOutlineOutlined';
import JsonIcon from '@mui/icons-material/DataObjectOutlined';
import { IconButton, Tooltip } from '@mui/material';
import type { Language } from '@wayfare/shared';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useDemoGuard } from '../../frame/access/useDemoGuard.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { TextsDialog } from './TextsDialog.js';
import { useText } from '../../frame/texts/useText.js';

/** The actions for a language besides editing it (rule 2.45). */
export function LanguageActions() {
  const language = useRecordContext<Language>();
  const mayNow = useDemoGuard('languages');
  const t = useText();
  const [editing, setEditing] = useState(false);
  const makeDefault = useOperation({
    run: (provider, id: string) => provider.makeDefaultLanguage(id),
    done: 'updated',
    stale: ['languages'],
  });
  if (!language) return null;
  const name = language.langName;

  return (
    <>
      <Tooltip title={t('panel_make_default')}>
        <span>
          <IconButton
            size="small"
            aria-label={t('panel_make_default_named', { name })}
            disabled={language.default || makeDefault.isPending}
            onClick={() => mayNow('edit') && makeDefault.mutate(language.id)}
          >
            <DefaultIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={t('panel_edit_json')}>
        <IconButton
          size="small"
          aria-label={t('panel_edit_json_named', { name })}
          onClick={() => mayNow('edit') && setEditing(true)}
        >
          <JsonIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {editing && <TextsDialog language={language} onClose={() => setEditing(false)} />}
    </>
  );
}
