import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material';
import { newIdempotencyKey } from '@wayfare/web/http';
import { type ApiKey, apiKeyInputSchema, type ApiScope, apiScopes, type User } from '@wayfare/shared';
import { useState } from 'react';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { endOfDay } from '../../frame/table/dayEdges.js';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { scopeName } from './scopeName.js';

const RIDERS = ['riders'] as const;

/** Asks for the fields of a new key, and creates it. */
export function NewApiKeyDialog({
  onCreated,
  onClose,
}: {
  onCreated: (key: ApiKey) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [name, setName] = useState('');
  const [account, setAccount] = useState<User | null>(null);
  const [scopes, setScopes] = useState<readonly ApiScope[]>(apiScopes);
  const { timeZone } = useSession().settings;
  const [lastDay, setLastDay] = useState('');
  const [idempotencyKey] = useState(newIdempotencyKey);
  const input = apiKeyInputSchema.safeParse({
    name,
    account: account?.id,
    scopes,
    expiresAt: lastDay ? endOfDay(lastDay, timeZone) : null,
  });
  const create = useOperation({
    run: (provider) => provider.createApiKey(apiKeyInputSchema.parse(input.data), idempotencyKey),
    onDone: onCreated,
    stale: ['apikeys'],
  });
  const toggle = (scope: ApiScope) =>
    setScopes(apiScopes.filter((other) => scopes.includes(other) !== (other === scope)));
  return (
    <ActionDialog
      title={t('panel_api_key_new')}
      action={t('panel_api_key_create')}
      isReady={input.success}
      isPending={create.isPending}
      onAct={create.mutate}
      onClose={onClose}
    >
      <TextField
        label={t('panel_name')}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <UserPicker
        value={account}
        onChange={setAccount}
        label="panel_api_key_account"
        hint="panel_api_key_account_hint"
        from={RIDERS}
      />
      <FormControl component="fieldset" required>
        <FormLabel component="legend">{t('panel_api_key_scopes')}</FormLabel>
        <FormGroup>
          {apiScopes.map((scope) => (
            <FormControlLabel
              key={scope}
              control={<Checkbox checked={scopes.includes(scope)} onChange={() => toggle(scope)} />}
              label={t(scopeName[scope])}
            />
          ))}
        </FormGroup>
      </FormControl>
      <TextField
        type="date"
        label={t('panel_api_key_expires')}
        helperText={t('panel_api_key_expires_hint')}
        value={lastDay}
        onChange={(event) => setLastDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ActionDialog>
  );
}
