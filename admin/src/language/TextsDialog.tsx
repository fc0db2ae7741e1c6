import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { Language } from '@wayfare/shared';
import { type ChangeEvent, useId, useState } from 'react';
import { useGetOne, useNotify, useUpdate } from 'react-admin';
import { LoadFailed } from '../layout/ErrorPage.js';
import { LoadingPage } from '../layout/LoadingPage.js';
import { parseTexts } from './parseTexts.js';
import { textKey, useText } from './useText.js';

/** Size of the text area (rule 2.45); smaller where the screen is. */
const AREA = { width: 800, height: 500 };

interface TextsDialogProps {
  language: Language;
  onClose: () => void;
}

/** All texts of a language as JSON (rule 2.45). */
export function TextsDialog({ language, onClose }: TextsDialogProps) {
  const t = useText();
  const title = useId();
  const { data, isPending, error, refetch } = useGetOne<Language>('languages', { id: language.id });
  return (
    <Dialog open onClose={onClose} maxWidth={false} aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_texts_of', { name: language.langName })}</DialogTitle>
      {error && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <LoadingPage />}
      {data && <TextsEditor language={data} onClose={onClose} />}
    </Dialog>
  );
}

function TextsEditor({ language, onClose }: TextsDialogProps) {
  const t = useText();
  const notify = useNotify();
  const [json, setJson] = useState(() => JSON.stringify(language.keyValuePairs ?? {}, null, 2));
  const [alert, setAlert] = useState(false);
  const [update, { isPending }] = useUpdate();

  const save = () => {
    const keyValuePairs = parseTexts(json);
    if (!keyValuePairs) {
      setAlert(true);
      return;
    }
    void update(
      'languages',
      { id: language.id, data: { keyValuePairs }, previousData: language },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(textKey('updated'), { type: 'success' });
          onClose();
        },
        onError: (error) =>
          notify(error instanceof Error ? error.message : textKey('update_failed'), { type: 'error' }),
      },
    );
  };

  return (
    <>
      <DialogContent>
        <Box
          component="textarea"
          dir="auto"
          spellCheck={false}
          aria-label={t('panel_texts_json')}
          value={json}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setJson(event.target.value)}
          sx={{
            width: AREA.width,
            maxWidth: '100%',
            height: AREA.height,
            maxHeight: 'calc(100vh - 220px)',
            p: 1.5,
            font: '13px/1.5 ui-monospace, "Cascadia Mono", Menlo, monospace',
            color: 'text.primary',
            bgcolor: 'background.default',
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
            resize: 'both',
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" onClick={save} loading={isPending}>
          {t('panel_add')}
        </Button>
      </DialogActions>
      <JsonAlert open={alert} onClose={() => setAlert(false)} />
    </>
  );
}

/** What is said about texts that do not parse (rules 5.46, 8.5). */
function JsonAlert({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const title = useId();
  // Closes at once: were it still fading when the dialog below goes, the page would stay inert.
  return (
    <Dialog open={open} onClose={onClose} transitionDuration={0} role="alertdialog" aria-labelledby={title}>
      <DialogTitle id={title}>{t('alert')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('json_error')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
