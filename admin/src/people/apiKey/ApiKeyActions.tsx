import { Button, DialogContentText } from '@mui/material';
import { type ApiKey, parseNumber, plainNumber, ROTATION_GRACE_HOURS } from '@wayfare/shared';
import { NumberField } from '@wayfare/web/form';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';
import { ShownKey } from './ShownKey.js';

/** Replaces or revokes a key, each after a dialog. */
export function ApiKeyActions({ apiKey }: { apiKey: ApiKey }) {
  const t = useText();
  const [open, setOpen] = useState<'rotate' | 'revoke' | null>(null);
  const [newKey, setNewKey] = useState<string | null>(null);
  const { canAccess } = useCanAccess({ resource: 'apikeys', action: 'edit', record: apiKey });
  if (!canAccess || apiKey.revokedAt) return null;
  const { name } = apiKey;
  const showNewKey = ({ newKey: made }: ApiKey) => {
    setOpen(null);
    setNewKey(made ?? null);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={t('panel_api_key_rotate_of', { name })}
        onClick={() => setOpen('rotate')}
      >
        {t('panel_api_key_rotate')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={t('panel_api_key_revoke_of', { name })}
        onClick={() => setOpen('revoke')}
      >
        {t('panel_api_key_revoke')}
      </Button>
      {open === 'rotate' && (
        <RotateDialog apiKey={apiKey} onRotated={showNewKey} onClose={() => setOpen(null)} />
      )}
      {open === 'revoke' && <RevokeDialog apiKey={apiKey} onClose={() => setOpen(null)} />}
      {newKey !== null && <ShownKey newKey={newKey} onClose={() => setNewKey(null)} />}
    </>
  );
}

function RotateDialog({
  apiKey: { id, name, previousUntil = null },
  onRotated,
  onClose,
}: {
  apiKey: ApiKey;
  onRotated: (key: ApiKey) => void;
  onClose: () => void;
}) {
  const t = useText();
  const rules = { locale: useDateLocale(), decimals: 2, min: 0, max: ROTATION_GRACE_HOURS.most };
  const [typed, setTyped] = useState(() => plainNumber(ROTATION_GRACE_HOURS.usual, rules.locale));
  const hours = parseNumber(typed, rules).value;
  // What a colleague does while the dialog is open was not seen when it was opened.
  const [seen] = useState(previousUntil);
  const rotate = useOperation({
    run: (provider) => provider.rotateApiKey(id, hours ?? ROTATION_GRACE_HOURS.usual, seen),
    onDone: onRotated,
    stale: ['apikeys'],
  });
  return (
    <ActionDialog
      title={t('panel_api_key_rotate_of', { name })}
      action={t('panel_api_key_rotate')}
      isReady={hours !== null}
      isPending={rotate.isPending}
      onAct={rotate.mutate}
      onClose={onClose}
    >
      <DialogContentText>{t('panel_api_key_rotate_text')}</DialogContentText>
      <NumberField label={t('panel_api_key_grace')} value={typed} onChange={setTyped} rules={rules} t={t} />
    </ActionDialog>
  );
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useText();
  const revoke = useOperation({
    run: (provider) => provider.revokeApiKey(id),
    done: 'panel_api_key_revoke_done',
    onDone: onClose,
    stale: ['apikeys'],
  });
  return (
    <ActionDialog
      title={t('panel_api_key_revoke_of', { name })}
      action={t('panel_api_key_revoke')}
      isDangerous
      isPending={revoke.isPending}
      onAct={revoke.mutate}
      onClose={onClose}
    >
      <DialogContentText>{t('panel_api_key_revoke_text')}</DialogContentText>
    </ActionDialog>
  );
}
