import { Box, Typography } from '@mui/material';
import type { Ref } from 'react';
import type { SendProgress } from '@wayfare/shared';
import { uploadImage } from '@wayfare/web/picture';
import { PictureInput } from '../../frame/image/PictureInput.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/**
 * The picture of a license, uploaded before the account exists (rule 6.24). `onSent` receives its
 * reference; '' during the upload.
 */
export function LicenseInput({
  reference,
  onSent,
  error,
  inputRef,
}: {
  reference: string;
  onSent(reference: string): void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}) {
  const t = useText();
  const send = async (file: File, onProgress: (progress: SendProgress) => void) => {
    onSent('');
    onSent((await uploadImage<{ reference: string }>('license_images', file, onProgress)).reference);
  };
  return (
    <Box component="section" aria-label={t('account_license')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {t('account_license')}
      </Typography>
      <PictureInput
        title={t('account_license')}
        hint={t('account_license_hint')}
        take={t('account_license_take')}
        takeAgain={t('account_license_replace')}
        isSent={reference !== ''}
        error={error}
        inputRef={inputRef}
        send={send}
      />
      <Typography role="status" variant="body2" color="success.main">
        {reference && t('account_license_sent')}
      </Typography>
    </Box>
  );
}
