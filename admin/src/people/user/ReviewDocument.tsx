import { Button, Stack, TextField } from '@mui/material';
import type { DriverDocument, ReviewDocumentInput } from '@wayfare/shared';
import { useState } from 'react';
import { useDemoGuard } from '../../frame/access/useDemoGuard.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';

/**
 * The office's decision about a picture of a document: the date until which it is valid, or why it is
 * rejected. For a document that is already accepted, only the date can be changed.
 */
export function ReviewDocument({
  driver,
  document,
  about,
  onDone,
}: {
  driver: string;
  document: DriverDocument;
  about: 'accepted' | 'sent';
  onDone: () => void;
}) {
  const t = useText();
  const mayNow = useDemoGuard('drivers');
  const { kind, sent, expiresOn } = document;
  const [date, setDate] = useState((about === 'sent' ? sent?.expiresOn : expiresOn) ?? '');
  const [reason, setReason] = useState('');
  const [isRejecting, setIsRejecting] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const deciding = useOperation({
    run: (provider, review: ReviewDocumentInput) => provider.reviewDocument(driver, kind, review),
    done: 'panel_document_reviewed',
    stale: ['drivers'],
    onDone,
  });
  const dating = useOperation({
    run: (provider, day: string) => provider.dateDocument(driver, kind, day, expiresOn ?? null),
    done: 'updated',
    stale: ['drivers'],
    onDone,
  });
  const isBusy = deciding.isPending || dating.isPending;
  const decide = () => {
    const isEmpty = isRejecting ? !reason.trim() : !date;
    setIsMissing(isEmpty);
    if (isEmpty || !mayNow('edit')) return;
    if (about === 'accepted') return dating.mutate(date);
    const at = sent?.at ?? 0;
    deciding.mutate(
      isRejecting
        ? { decision: 'reject', at, reason: reason.trim() }
        : { decision: 'approve', at, expiresOn: date },
    );
  };
  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        decide();
      }}
      sx={{ gap: 1.5, width: '100%', alignItems: { sm: 'flex-start' }, p: 1 }}
    >
      {isRejecting ? (
        <TextField
          key="reason"
          autoFocus
          fullWidth
          label={t('panel_document_reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isMissing}
          helperText={isMissing ? t('panel_document_reason_needed') : ' '}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      ) : (
        <TextField
          key="date"
          type="date"
          fullWidth
          label={t('document_date')}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          error={isMissing}
          helperText={isMissing ? t('document_date_needed') : ' '}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {about === 'sent' && (
        <Button
          disabled={isBusy}
          onClick={() => {
            setIsMissing(false);
            setIsRejecting(!isRejecting);
          }}
          sx={{ flexShrink: 0 }}
        >
          {t(isRejecting ? 'account_back' : 'panel_document_reject')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        color={isRejecting ? 'warning' : 'primary'}
        loading={isBusy}
        sx={{ flexShrink: 0 }}
      >
        {t(isRejecting ? 'panel_document_reject' : about === 'sent' ? 'panel_document_accept' : 'save')}
      </Button>
    </Stack>
  );
}
