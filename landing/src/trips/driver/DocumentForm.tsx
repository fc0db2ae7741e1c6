import { Alert, Button, Stack, TextField } from '@mui/material';
import type { DocumentKind, SendProgress } from '@wayfare/shared';
import { ApiError } from '@wayfare/web/http';
import { uploadImage } from '@wayfare/web/picture';
import { useRef, useState } from 'react';
import { errorTextKey } from '../../frame/api/errorText.js';
import { PictureInput } from '../../frame/image/PictureInput.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSendDocument } from './useDocuments.js';

/** A new picture of a document, and the date printed on it. */
export function DocumentForm({
  kind,
  onSent,
  onClose,
}: {
  kind: DocumentKind;
  onSent: () => void;
  /** Omitted for a form that cannot be put away. */
  onClose?: () => void;
}) {
  const t = useText();
  const { notify } = useMessages();
  const sending = useSendDocument(kind);
  const [image, setImage] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [missing, setMissing] = useState<'image' | 'expiresOn' | null>(null);
  const picture = useRef<HTMLInputElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const refused = sending.error instanceof ApiError ? sending.error.fields['expiresOn'] : undefined;

  const upload = async (file: File, onProgress: (progress: SendProgress) => void) => {
    setImage('');
    setImage((await uploadImage<{ reference: string }>('license_images', file, onProgress)).reference);
    setMissing(null);
  };
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    const lacks = image ? (expiresOn ? null : 'expiresOn') : 'image';
    setMissing(lacks);
    if (lacks) return (lacks === 'image' ? picture : date).current?.focus();
    sending.mutate(
      { image, expiresOn },
      {
        onSuccess: () => {
          notify(t('document_sent'), 'success');
          onSent();
        },
      },
    );
  };
  return (
    <Stack
      component="form"
      noValidate
      aria-label={`${t(`document_${kind}`)}: ${t('document_renew')}`}
      onSubmit={send}
      sx={{ gap: 2 }}
    >
      <PictureInput
        title={t(`document_${kind}`)}
        hint={t('document_picture_hint')}
        take={t('document_take')}
        takeAgain={t('document_take_again')}
        isSent={image !== ''}
        error={missing === 'image' ? t('document_picture_needed') : undefined}
        inputRef={picture}
        send={upload}
      />
      <TextField
        type="date"
        label={t('document_date')}
        value={expiresOn}
        onChange={(event) => {
          setExpiresOn(event.target.value);
          setMissing(null);
          sending.reset();
        }}
        inputRef={date}
        error={missing === 'expiresOn' || Boolean(refused)}
        helperText={missing === 'expiresOn' ? t('document_date_needed') : refused}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {sending.error && !refused && <Alert severity="error">{t(errorTextKey(sending.error))}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={sending.isPending} sx={{ minHeight: 44 }}>
          {t('document_send')}
        </Button>
        {onClose && (
          <Button color="inherit" onClick={onClose} sx={{ minHeight: 44 }}>
            {t('cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
