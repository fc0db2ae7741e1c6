import PhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  ButtonBase,
  FormHelperText,
  IconButton,
  Tooltip,
  Typography,
} from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { UploadProgress, usePictureUpload } from '@wayfare/web/form';
import { useRef, useState } from 'react';
import { useDataProvider, useInput, ValidationError } from 'react-admin';
import { textKey, useText } from '../texts/useText.js';
import type { ImageStore, PanelDataProvider } from '../providers/dataProvider.js';
import { LargePicture } from './LargePicture.js';

/** How a picture is shown: the whole picture, or a cropped portrait. */
const frames = {
  whole: { height: 160, maxWidth: '100%', objectFit: 'contain', borderRadius: 1 },
  face: { height: 96, width: 96, objectFit: 'cover', borderRadius: '50%' },
} as const;

/**
 * A picture as a form field: uploaded as soon as it is chosen, and added to the record when the form is
 * saved.
 */
export function PictureInput({
  source,
  label,
  store,
  frame = 'whole',
  missing,
}: {
  source: string;
  label: TranslationKey;
  store: ImageStore;
  frame?: keyof typeof frames;
  /** Shown if there is no picture. */
  missing?: TranslationKey;
}) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const isSending = useRef(false);
  const { field, fieldState } = useInput<Record<string, string | null>>({
    source,
    // If the form were saved now, the record would lack the picture.
    validate: () => (isSending.current ? textKey('picture_wait') : undefined),
  });
  const input = useRef<HTMLInputElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  const upload = usePictureUpload<string>(async (file, onProgress) => {
    isSending.current = true;
    try {
      return await provider.uploadImage(store, file, onProgress);
    } finally {
      isSending.current = false;
    }
  }, field.onChange);

  const value: string | null = field.value || null;
  // A new upload cannot be displayed by its name, because the name of a license is not an address.
  const src = upload.isPending || upload.answer === value ? upload.url : value;
  const name = t(label);
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      {src ? (
        <ButtonBase
          aria-label={t('panel_picture_large', { name })}
          onClick={() => setIsLarge(true)}
          sx={{ borderRadius: frames[frame].borderRadius, cursor: 'zoom-in', maxWidth: '100%' }}
        >
          <Box
            component="img"
            src={src}
            alt={name}
            sx={{ ...frames[frame], display: 'block', bgcolor: 'action.hover' }}
          />
        </ButtonBase>
      ) : (
        missing && <Typography>{t(missing)}</Typography>
      )}
      {upload.progress && (
        <Box sx={{ width: 1, maxWidth: 320 }}>
          <UploadProgress progress={upload.progress} text={t} />
        </Box>
      )}
      {upload.error && (
        <Alert
          severity="error"
          action={
            upload.retry && (
              <Button color="inherit" size="small" onClick={upload.retry}>
                {t('picture_retry')}
              </Button>
            )
          }
        >
          <ValidationError error={upload.error.message || textKey('update_failed')} />
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<PhotoIcon />}
          disabled={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {t(value ? 'picture_replace' : 'picture_add')}
        </Button>
        {value && (
          <Tooltip title={t('picture_remove')}>
            <IconButton
              aria-label={t('picture_remove')}
              disabled={upload.isPending}
              onClick={() => field.onChange(null)}
            >
              <DeleteIcon />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <input ref={input} {...upload.input} hidden aria-label={name} />
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
      {isLarge && src && <LargePicture src={src} title={name} onClose={() => setIsLarge(false)} />}
    </Box>
  );
}
