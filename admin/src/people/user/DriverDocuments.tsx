import { useQuery } from '@tanstack/react-query';
import { Button, Card, CardContent, Chip, Skeleton, Stack, Typography } from '@mui/material';
import { type DocumentState, type DriverDocument, fullName, type User } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { LargePicture } from '../../frame/image/LargePicture.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ReviewDocument } from './ReviewDocument.js';

const colors = {
  missing: 'default',
  undated: 'default',
  valid: 'success',
  expiring: 'warning',
  expired: 'error',
} as const satisfies Record<DocumentState, string>;

/** A driver's papers: those that are accepted, and newer pictures to review. */
export function DriverDocuments() {
  const driver = useRecordContext<User>();
  const provider = useDataProvider<PanelDataProvider>();
  const t = useText();
  const title = useId();
  const id = driver?.id ?? '';
  const { data, isError } = useQuery({
    // The driver's own events make it stale too.
    queryKey: ['drivers', 'documents', id],
    queryFn: () => provider.driverDocuments(id),
    enabled: id !== '',
  });
  if (!driver) return null;
  return (
    <Card component="section" aria-labelledby={title}>
      <CardContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography id={title} variant="h3" component="h2">
          {t('panel_driver_documents')}
        </Typography>
        {isError && <Typography color="error">{t('panel_load_failed_title')}</Typography>}
        {!data && !isError && <Skeleton variant="rounded" height={120} />}
        {data?.map((document) => (
          <Document key={document.kind} driver={driver} document={document} />
        ))}
      </CardContent>
    </Card>
  );
}

function Document({ driver, document }: { driver: User; document: DriverDocument }) {
  const t = useText();
  const format = useFormat();
  const mayDecide = useStaffMay(['changeUsers', 'blockDrivers']);
  const [open, setOpen] = useState<'accepted' | 'sent' | null>(null);
  const { kind, state, image, expiresOn, sent, rejected } = document;
  const name = t(`document_${kind}`);
  const title = t('panel_documents_of', { document: name, name: fullName(driver) });
  const close = () => setOpen(null);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip size="small" variant="outlined" color={colors[state]} label={t(`document_state_${state}`)} />
        {expiresOn && <Typography variant="body2">{format.date(expiresOn)}</Typography>}
      </Stack>
      {rejected && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('document_rejected_reason', { reason: rejected.reason })}
        </Typography>
      )}
      {image && (
        <Button
          size="small"
          aria-label={t('document_show', { document: name })}
          onClick={() => setOpen('accepted')}
        >
          {t(mayDecide && !expiresOn ? 'panel_document_set_date' : 'panel_document_view')}
        </Button>
      )}
      {sent && (
        <Button
          size="small"
          variant="contained"
          aria-label={`${name}: ${t('panel_document_review')}`}
          onClick={() => setOpen('sent')}
        >
          {t(mayDecide ? 'panel_document_review' : 'document_waiting')}
        </Button>
      )}
      {open === 'accepted' && image && (
        <LargePicture src={image} title={title} onClose={close}>
          {mayDecide && (
            <ReviewDocument driver={driver.id} document={document} about="accepted" onDone={close} />
          )}
        </LargePicture>
      )}
      {open === 'sent' && sent && (
        <LargePicture src={sent.image} title={title} onClose={close}>
          {mayDecide && <ReviewDocument driver={driver.id} document={document} about="sent" onDone={close} />}
        </LargePicture>
      )}
    </Stack>
  );
}
