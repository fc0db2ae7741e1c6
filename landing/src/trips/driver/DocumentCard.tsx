import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import type { DocumentState, DriverDocument } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Panel } from '../../frame/layout/Panel.js';
import { DocumentForm } from './DocumentForm.js';

const colors = {
  missing: 'default',
  undated: 'default',
  valid: 'success',
  expiring: 'warning',
  expired: 'error',
} as const satisfies Record<DocumentState, string>;

/** A document, with its pictures and a form for a new one. */
export function DocumentCard({ document }: { document: DriverDocument }) {
  const t = useText();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { kind, state, image, expiresOn, sent, rejected } = document;
  const name = t(`document_${kind}`);
  const isNeeded = state !== 'valid' && state !== 'undated' && !sent;
  return (
    <Panel title={name}>
      <Stack sx={{ gap: 1.5, mt: 1.5 }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          {image && <Picture src={image} name={name} />}
          <Chip size="small" variant="outlined" color={colors[state]} label={t(`document_state_${state}`)} />
          {expiresOn && (
            <Typography>
              {t(state === 'expired' ? 'document_expired_on' : 'document_valid_until', {
                date: format.date(expiresOn),
              })}
            </Typography>
          )}
        </Stack>
        {sent && (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Picture src={sent.image} name={name} />
            <Chip size="small" color="info" variant="outlined" label={t('document_waiting')} />
            <Typography>{t('document_sent_until', { date: format.date(sent.expiresOn) })}</Typography>
          </Stack>
        )}
        {rejected && (
          <Alert severity="error">
            <bdi>{t('document_rejected_reason', { reason: rejected.reason })}</bdi>
          </Alert>
        )}
        {isOpen ? (
          <DocumentForm kind={kind} onSent={() => setIsOpen(false)} onClose={() => setIsOpen(false)} />
        ) : (
          <Button
            variant={isNeeded ? 'contained' : 'outlined'}
            aria-label={`${name}: ${t('document_renew')}`}
            onClick={() => setIsOpen(true)}
            sx={{ alignSelf: 'flex-start', minHeight: 44 }}
          >
            {t('document_renew')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

/** A small picture that opens the whole one. */
function Picture({ src, name }: { src: string; name: string }) {
  const t = useText();
  return (
    <Box
      component="a"
      href={src}
      target="_blank"
      rel="noreferrer"
      aria-label={t('document_show', { document: name })}
      sx={{
        display: 'block',
        width: 88,
        height: 60,
        borderRadius: 2,
        overflow: 'hidden',
        bgcolor: 'var(--plain)',
      }}
    >
      <Box
        component="img"
        src={src}
        alt=""
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
    </Box>
  );
}
