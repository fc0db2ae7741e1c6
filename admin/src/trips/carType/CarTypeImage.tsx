import PhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { CarType } from '@wayfare/shared';
import { useRef, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify, useResourceContext } from 'react-admin';
import { useDemoGuard } from '../../frame/access/useDemoGuard.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useSaveField } from '../../frame/table/useSaveField.js';

/** A car type's picture, with a way to replace it. */
export function CarTypeImage({ carType }: { carType: CarType }) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'edit', record: carType });
  const mayNow = useDemoGuard(resource);
  const provider = useDataProvider<PanelDataProvider>();
  const notify = useNotify();
  const { save } = useSaveField();
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      await save({ image: await provider.uploadImage('images', file) });
    } catch (error) {
      notify(error instanceof Error ? error.message : textKey('update_failed'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {carType.image && (
        <Box
          component="img"
          src={carType.image}
          alt={t('panel_image_of', { name: carType.name })}
          sx={{ width: 64, height: 40, objectFit: 'contain' }}
        />
      )}
      {canAccess && (
        <>
          <Tooltip title={t('panel_change_image')}>
            <IconButton
              size="small"
              loading={busy}
              aria-label={t('panel_change_image')}
              onClick={() => mayNow('edit') && input.current?.click()}
            >
              <PhotoIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={(event) => {
              void upload(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </>
      )}
    </Box>
  );
}
