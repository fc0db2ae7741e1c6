import { Alert, Button } from '@mui/material';
import { useCloseNotification, useNotify } from 'react-admin';
import { textKey, useText } from '../../frame/texts/useText.js';

/** Says that many texts were saved, and offers to take that back. */
export function UndoTexts({ onUndo }: { onUndo: () => Promise<void> }) {
  const t = useText();
  const notify = useNotify();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo().then(
      () => notify(textKey('updated'), { type: 'success' }),
      (error: Error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
    );
  };
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" onClick={undo}>
          {t('panel_texts_undo')}
        </Button>
      }
    >
      {t('updated')}
    </Alert>
  );
}
