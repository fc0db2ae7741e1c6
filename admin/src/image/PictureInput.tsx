import PhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  ButtonBase,
  FormHelperText,
  IconButton,
  LinearProgress,
  Tooltip,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { SendProgress, TranslationKey } from '@wayfare/shared';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useInput, ValidationError } from 'react-admin';
import { textKey, useText } from '../texts/useText.js';
import type { ImageStore, PanelDataProvider } from '../providers/dataProvider.js';
import { LargePicture } from './LargePicture.js';

const nothingSent: SendProgress = { part: 0, isTryingAgain: false };

/** How a picture is shown: the whole picture, or a cropped portrait. */
const frames = {
  whole: { height: 160, maxWidth: '100%', objectFit: 'contain', borderRadius: 1 },
  face: { height: 96, width: 96, objectFit: 'cover', borderRadius: '50%' },
} as const;

/** A picture as a form field: uploaded as soon as it is chosen, and added to the record when the form is saved. */
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
  /** The chosen file as this browser shows it, and its name once uploaded. */
  const [chosen, setChosen] = useState<{ file: File; url: string; name?: string } | null>(null);
  const [sent, setSent] = useState(nothingSent);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen?.url]);
  const upload = useMutation({
    async mutationFn(file: File) {
      isSending.current = true;
      try {
        return await provider.uploadImage(store, file, setSent);
      } finally {
        isSending.current = false;
      }
    },
    onMutate: () => setSent(nothingSent),
    onSuccess(name) {
      setChosen((current) => current && { ...current, name });
      field.onChange(name);
    },
    onError: () => setSent(nothingSent),
  });
  const begin = (file: File | undefined) => {
    if (!file) return;
    setChosen({ file, url: URL.createObjectURL(file) });
    upload.mutate(file);
  };

  const value: string | null = field.value || null;
  // A new upload is not displayed by its name: the name of a license is not an address.
  const isChosen = chosen !== null && (upload.isPending || chosen.name === value);
  const src = isChosen ? chosen.url : value;
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
      {upload.isPending && (
        <Box role="status" sx={{ width: 1, maxWidth: 320 }}>
          <Typography variant="body2">
            {t(sent.isTryingAgain ? 'picture_trying_again' : 'picture_sending')}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={Math.round(sent.part * 100)}
            aria-label={t('picture_sending')}
          />
        </Box>
      )}
      {upload.isError && (
        <Alert
          severity="error"
          action={
            chosen && (
              <Button color="inherit" size="small" onClick={() => upload.mutate(chosen.file)}>
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
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={name}
        onChange={(event) => {
          begin(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
      {isLarge && src && <LargePicture src={src} title={name} onClose={() => setIsLarge(false)} />}
    </Box>
  );
}
