import { Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@wayfare/shared';
import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { parseTexts, type TextPlace, type WrongTexts } from './parseTexts.js';
import { MissingTexts, TextsPreview } from './TextsReport.js';
import { changedTexts, MANY_TEXTS } from './changedTexts.js';
import { UndoTexts } from './UndoTexts.js';
import { ClashAlert, JsonAlert, ManyAlert } from './TextsAlerts.js';
import { useSaveTexts } from './useSaveTexts.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

/** Size of the text area (rule 2.45), reduced on smaller screens. */
const AREA = { width: 800, height: 500 };

/** For how long a change of many texts can be taken back with one click. */
const UNDO_MS = 30_000;

interface TextsDialogProps {
  language: Language;
  onClose: () => void;
}

/** All texts of a language as JSON (rule 2.45). */
export function TextsDialog({ language, onClose }: TextsDialogProps) {
  const t = useText();
  const title = useId();
  const provider = useDataProvider<PanelDataProvider>();
  // The current texts: lists, which may be cached, leave the texts out.
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['languages', 'texts', language.id],
    queryFn: async () => (await provider.getOne<Language>('languages', { id: language.id })).data,
    gcTime: 0,
  });
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
  /**
   * The place of an error. The cursor moves there once the alert is closed, because the alert keeps the
   * focus while open.
   */
  const [wrongAt, setWrongAt] = useState<TextPlace | null>(null);
  useEffect(() => {
    if (wrongAt) goTo(area.current, wrongAt);
  }, [wrongAt]);
  const area = useRef<HTMLTextAreaElement>(null);
  const [clashes, setClashes] = useState<string[]>([]);
  const [asksMany, setAsksMany] = useState(false);
  const { mutate, isPending, undo, seen } = useSaveTexts(language);
  const parsed = useMemo(() => parseTexts(json), [json]);
  const change = changedTexts(seen, parsed.texts ?? seen);

  const save = (insist: boolean, isMeant = insist) => {
    const { texts: mine, wrong } = parsed;
    if (wrong) {
      setAlert(wrong);
      return;
    }
    const isMany = change.changed > MANY_TEXTS;
    if (isMany && !isMeant) {
      setAsksMany(true);
      return;
    }
    mutate(
      { mine, insist },
      {
        onSuccess: (both) => {
          setClashes(both);
          if (both.length > 0) return;
          if (isMany)
            notify(<UndoTexts onUndo={() => undo(mine)} />, { autoHideDuration: UNDO_MS, multiLine: true });
          else notify(textKey('updated'), { type: 'success' });
          onClose();
        },
        onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
      },
    );
  };

  return (
    <>
      {/* Keeps the scrollbar from reducing the area's width. */}
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
        <Button variant="contained" onClick={() => save(false)} loading={isPending}>
          {t('panel_add')}
        </Button>
      </DialogActions>
      {alert && (
        <JsonAlert
          wrong={alert}
          onClose={() => {
            setAlert(null);
            setWrongAt(alert.place);
          }}
        />
      )}
      {asksMany && (
        <ManyAlert
          {...change}
          onClose={() => setAsksMany(false)}
          onSave={() => {
            setAsksMany(false);
            save(false, true);
          }}
        />
      )}
      {clashes.length > 0 && (
        <ClashAlert
          keys={clashes}
          onClose={() => setClashes([])}
          onInsist={() => {
            setClashes([]);
            save(true);
          }}
        />
      )}
    </>
  );
}

/** Moves the cursor to an error. */
function goTo(area: HTMLTextAreaElement | null, { line, column }: TextPlace) {
  if (!area) return;
  const lines = area.value.split('\n');
  const at = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1);
  area.focus();
  area.setSelectionRange(at, at);
}
