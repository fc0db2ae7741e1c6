import { Box, Button, Typography } from '@mui/material';
import type { CarType, Tariff } from '@wayfare/shared';
import { useState } from 'react';
import { Confirm, useCanAccess, useNotify, useUpdate } from 'react-admin';
import { useDemoGuard } from '../../frame/access/useDemoGuard.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { TariffChanges } from './TariffChanges.js';

const resource = 'cartypes';

/** Makes a draft the car type's tariff, after confirmation. Only the changed fields are sent. */
export function ApplyDraft({ carType, draft }: { carType: CarType; draft: Tariff }) {
  const t = useText();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource, action: 'edit', record: carType });
  const mayNow = useDemoGuard(resource);
  const [asking, setAsking] = useState(false);
  const [update, { isPending }] = useUpdate();
  if (!canAccess) return null;

  const onConfirm = () =>
    void update(
      resource,
      { id: carType.id, data: draft, previousData: carType },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(textKey('updated'), { type: 'success' }),
        onError: (error) =>
          notify(error instanceof Error ? error.message : textKey('update_failed'), { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <Box>
      <Button variant="outlined" onClick={() => mayNow('edit') && setAsking(true)}>
        {t('panel_lab_apply', { name: carType.name })}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={t('panel_lab_apply_title', { name: carType.name })}
        content={
          <>
            <Typography sx={{ mb: 2 }}>{t('panel_lab_apply_text')}</Typography>
            <TariffChanges carType={carType} draft={draft} />
          </>
        }
        confirm={t('promo_apply')}
        cancel={t('cancel')}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
