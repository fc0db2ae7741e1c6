import { Alert, Button } from '@mui/material';
import type { DriverDocument } from '@wayfare/shared';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useDocuments } from './useDocuments.js';

/** Shows the driver which documents expire soon, have expired or were rejected; nothing while all is well. */
export function DocumentsNotice({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  const format = useFormat();
  const { data: documents = [] } = useDocuments();
  const lines = documents.flatMap(({ kind, state, expiresOn, sent, rejected }) => {
    if (sent) return [];
    const document = t(`document_${kind}`);
    if (rejected) return [t('console_document_rejected', { document })];
    if (!expiresOn || (state !== 'expiring' && state !== 'expired')) return [];
    return [t(`console_document_${state}`, { document, date: format.date(expiresOn) })];
  });
  if (lines.length === 0) return null;
  const isUrgent = documents.some(needsNow);
  return (
    <Alert
      severity={isUrgent ? 'error' : 'warning'}
      action={
        <Button color="inherit" onClick={onOpen}>
          {t('console_documents_check')}
        </Button>
      }
      sx={{ mt: 2, borderRadius: 4 }}
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

const needsNow = ({ state, sent, rejected }: DriverDocument) =>
  !sent && (state === 'expired' || rejected !== null);
