import { Skeleton, Stack, Typography } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { DocumentCard } from './DocumentCard.js';
import { useDocuments } from './useDocuments.js';

/** The driver's papers: until when they are valid, and new pictures for the office. */
export function Documents() {
  const t = useText();
  const documents = useDocuments();
  if (documents.isPending) return <Skeleton variant="rounded" height={280} sx={{ borderRadius: 5 }} />;
  if (!documents.data) return <LoadError error={documents.error} onRetry={() => void documents.refetch()} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="text.secondary">{t('console_documents_text')}</Typography>
      {documents.data.map((document) => (
        <DocumentCard key={document.kind} document={document} />
      ))}
    </Stack>
  );
}
