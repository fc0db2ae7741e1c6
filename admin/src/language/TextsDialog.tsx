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
import { type ChangeEvent, useId, useMemo, useRef, useState } from 'react';
import { useGetOne, useNotify, useUpdate } from 'react-admin';
import { LoadFailed } from '../layout/ErrorPage.js';
import { LoadingPage } from '../layout/LoadingPage.js';
import { parseTexts, type TextPlace, type WrongTexts } from './parseTexts.js';
import { MissingTexts, TextsPreview } from './TextsReport.js';
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

const asJson = (texts: Readonly<Record<string, string>>) => JSON.stringify(texts, null, 2);

function TextsEditor({ language, onClose }: TextsDialogProps) {
  const t = useText();
  const notify = useNotify();
  const [json, setJson] = useState(() => asJson(language.keyValuePairs ?? {}));
  const [alert, setAlert] = useState<WrongTexts | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [update, { isPending }] = useUpdate();
  const parsed = useMemo(() => parseTexts(json), [json]);

  const save = () => {
    const { texts: keyValuePairs, wrong } = parsed;
    if (wrong) {
      setAlert(wrong);
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
      {/* A scrollbar takes nothing of the area's width. */}
      <DialogContent sx={{ scrollbarGutter: 'stable' }}>
        <Box
          component="textarea"
          ref={area}
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
        {parsed.texts && (
          <>
            <MissingTexts
              texts={parsed.texts}
              onAdd={(missing) => setJson(asJson({ ...parsed.texts, ...missing }))}
            />
            <TextsPreview texts={parsed.texts} locale={language.langLocale} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" onClick={save} loading={isPending}>
          {t('panel_add')}
        </Button>
      </DialogActions>
      {alert && (
        <JsonAlert
          wrong={alert}
          onClose={() => {
            setAlert(null);
            if (alert.place) goTo(area.current, alert.place);
          }}
        />
      )}
    </>
  );
}

/** Puts the cursor where something is wrong. */
function goTo(area: HTMLTextAreaElement | null, { line, column }: TextPlace) {
  if (!area) return;
  const lines = area.value.split('\n');
  const at = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1);
  area.focus();
  area.setSelectionRange(at, at);
}

/** What is said about texts that do not parse, and where (rules 5.46, 8.5). */
function JsonAlert({ wrong: { place, key }, onClose }: { wrong: WrongTexts; onClose: () => void }) {
  const t = useText();
  const title = useId();
  // Closes at once: were it still fading when the dialog below goes, the page would stay inert.
  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      disableRestoreFocus
      role="alertdialog"
      aria-labelledby={title}
    >
      <DialogTitle id={title}>{t('alert')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('json_error')}</DialogContentText>
        {place && <DialogContentText>{t('panel_texts_wrong_at', { ...place })}</DialogContentText>}
        {key !== null && <DialogContentText>{t('panel_texts_wrong_key', { key })}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
