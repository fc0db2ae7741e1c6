import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { EXPORTED_AT_MOST, type User } from '@wayfare/shared';
import { useEffect, useId, useState } from 'react';
import { type ExportedColumn, exportList, saveFile } from '@wayfare/web/exporting';
import { ApiError } from '@wayfare/web/http';
import { useDataProvider, useTranslate } from 'react-admin';
import { useFormat } from '../texts/useFormat.js';
import { textKey, useText } from '../texts/useText.js';
import { withNames } from './withNames.js';
import { useFileTexts } from './useFileTexts.js';
import type { ExportedList, PanelDataProvider } from '../providers/dataProvider.js';
import { Dialog } from '@wayfare/web/overlay';

interface ExportDialogProps {
  list: ExportedList;
  columns: readonly ExportedColumn[];
  /** Expected number of rows; undefined if there are too many to count. */
  total: number | undefined;
  onClose: () => void;
}

type Progress = { state: 'running' | 'saved'; rows: number } | { state: 'failed'; reason: string };

const begun: Progress = { state: 'running', rows: 0 };

/** A dialog for an export in progress: its progress, a button that stops it, and its result. */
export function ExportDialog({ list, columns, total, onClose }: ExportDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const { number } = useFormat();
  const texts = useFileTexts();
  const provider = useDataProvider<PanelDataProvider>();
  const [progress, setProgress] = useState<Progress>(begun);
  const [attempt, setAttempt] = useState(1);
  // The export uses the list as it was when the dialog opened.
  const [asked] = useState({ list, columns, texts });
  const title = useId();

  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: Progress) => {
      if (!leaving.signal.aborted) setProgress(next);
    };
    const run = async () => {
      const batches = await provider.exportRecords(asked.list, leaving.signal);
      const named = withNames(batches, asked.columns, async (people, ids) => {
        const { data } = await provider.getMany<User>(people, { ids: [...ids] });
        return data;
      });
      const { file, rows } = await exportList(named, asked.columns, asked.texts, (so_far) =>
        show({ state: 'running', rows: so_far }),
      );
      saveFile(file, `${asked.list.resource}.csv`);
      show({ state: 'saved', rows });
    };
    run().catch((error: unknown) =>
      show({
        state: 'failed',
        reason: error instanceof ApiError ? error.message : textKey('panel_export_failed'),
      }),
    );
    return () => leaving.abort();
  }, [attempt, asked, provider]);

  const retry = () => {
    setProgress(begun);
    setAttempt(attempt + 1);
  };
  const expected = Math.min(total ?? Number.NaN, EXPORTED_AT_MOST);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{translate('ra.action.export')}</DialogTitle>
      <DialogContent>
        {progress.state === 'running' && (
          <>
            <LinearProgress
              aria-labelledby={title}
              {...(Number.isFinite(expected) && {
                variant: 'determinate',
                value: Math.min(100, (progress.rows / Math.max(1, expected)) * 100),
              })}
            />
            <Typography sx={{ mt: 1.5 }}>
              {Number.isFinite(expected)
                ? t('panel_export_of', { rows: number(progress.rows), total: number(expected) })
                : t('panel_export_so_far', { rows: number(progress.rows) })}
            </Typography>
          </>
        )}
        {progress.state === 'saved' && (
          <Alert severity="success" role="status">
            {t('panel_export_saved', { rows: number(progress.rows), file: `${list.resource}.csv` })}
            {progress.rows >= EXPORTED_AT_MOST && ` ${t('panel_export_longest')}`}
          </Alert>
        )}
        {progress.state === 'failed' && <Alert severity="error">{translate(progress.reason)}</Alert>}
      </DialogContent>
      <DialogActions>
        {progress.state === 'failed' && <Button onClick={retry}>{t('retry')}</Button>}
        <Button onClick={onClose}>{t(progress.state === 'running' ? 'cancel' : 'close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
