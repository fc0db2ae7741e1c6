import AddIcon from '@mui/icons-material/AddOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import { type ApiKey, API_KEY_LIMITS, apiKeyState } from '@wayfare/shared';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { ListTools, NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ApiKeyActions } from './ApiKeyActions.js';
import { NewApiKeyDialog } from './NewApiKeyDialog.js';
import { scopeName } from './scopeName.js';
import { ShownKey } from './ShownKey.js';

/** The API keys of partners: what each may do, and how much it was used. */
export function ApiKeyList() {
  const t = useText();
  const isNarrow = useIsNarrow();
  const { callsPerMinute: calls, bookingsPerMinute: bookings } = API_KEY_LIMITS;
  return (
    <>
      <Typography sx={{ mt: 2, maxWidth: 720 }} color="text.secondary">
        {t('panel_api_key_hint', { calls, bookings })}
      </Typography>
      <PanelList
        title="panel_api_keys"
        exported={[]}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        actions={
          <ListTools>
            <AddApiKey />
          </ListTools>
        }
      >
        {isNarrow ? <ApiKeyCards /> : <ApiKeyTable />}
      </PanelList>
    </>
  );
}

function AddApiKey() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [newKey, setNewKey] = useState<string | null>(null);
  const { canAccess } = useCanAccess({ resource: 'apikeys', action: 'create' });
  if (!canAccess) return null;
  const showNewKey = ({ newKey: made }: ApiKey) => {
    setOpen(false);
    setNewKey(made ?? null);
  };
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('panel_api_key_new')}
      </Button>
      {isOpen && <NewApiKeyDialog onCreated={showNewKey} onClose={() => setOpen(false)} />}
      {newKey !== null && <ShownKey newKey={newKey} onClose={() => setNewKey(null)} />}
    </>
  );
}

function ApiKeyTable() {
  const columns: readonly RecordColumn<ApiKey>[] = [
    {
      source: 'name',
      label: 'panel_name',
      sortable: true,
      cut: 16,
      view: ({ name }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }} title={name}>
          {name}
        </Box>
      ),
    },
    {
      source: 'accountName',
      label: 'panel_api_key_account',
      cut: true,
      view: ({ accountName }) => <bdi title={accountName}>{accountName}</bdi>,
    },
    { source: 'scopes', label: 'panel_api_key_scopes', view: (key) => <Scopes apiKey={key} /> },
    { source: 'prefix', label: 'panel_api_key_key', view: (key) => <Secret apiKey={key} /> },
    { source: 'state', label: 'panel_status', view: (key) => <State apiKey={key} /> },
    {
      source: 'lastUsedAt',
      label: 'panel_api_key_used',
      sortable: true,
      view: (key) => <LastUse apiKey={key} />,
    },
    {
      source: 'calls',
      label: 'panel_api_key_calls',
      align: 'right',
      view: (key) => <Calls apiKey={key} />,
    },
  ];
  return (
    <RecordTable<ApiKey>
      columns={columns}
      empty={<NothingHere text="panel_no_api_keys" />}
      actions={(key) => <ApiKeyActions apiKey={key} />}
    />
  );
}

function Scopes({ apiKey: { scopes } }: { apiKey: ApiKey }) {
  const t = useText();
  return scopes.map((scope) => t(scopeName[scope])).join(' · ');
}

/** The beginning of the key, and of the previous key while that still works. */
function Secret({ apiKey: { prefix, previousPrefix, previousUntil, revokedAt } }: { apiKey: ApiKey }) {
  const t = useText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const isPreviousShown = previousPrefix && previousUntil && previousUntil > now && !revokedAt;
  return (
    <>
      <code dir="ltr">{prefix}…</code>
      {isPreviousShown && (
        <Typography variant="body2" color="text.secondary">
          {t('panel_api_key_previous', { prefix: previousPrefix, date: format.dateTime(previousUntil) })}
        </Typography>
      )}
    </>
  );
}

const looks = {
  active: { color: 'success', label: 'panel_api_key_active' },
  expired: { color: 'default', label: 'panel_api_key_expired' },
  revoked: { color: 'error', label: 'panel_api_key_revoked' },
} as const;

function State({ apiKey }: { apiKey: ApiKey }) {
  const t = useText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const { color, label } = looks[apiKeyState(apiKey, now)];
  const at = apiKey.revokedAt ?? apiKey.expiresAt;
  return (
    <>
      <Chip size="small" variant="outlined" color={color} label={t(label)} />
      {at && (
        <Typography variant="body2" color="text.secondary">
          {apiKey.revokedAt ? format.dateTime(at) : `${t('panel_api_key_expires')}: ${format.dateTime(at)}`}
        </Typography>
      )}
    </>
  );
}

function LastUse({ apiKey: { lastUsedAt } }: { apiKey: ApiKey }) {
  const format = useFormat();
  return lastUsedAt ? format.dateTime(lastUsedAt) : '–';
}

function Calls({ apiKey: { callsToday, calls } }: { apiKey: ApiKey }) {
  const format = useFormat();
  return <bdi>{`${format.number(callsToday)} / ${format.number(calls)}`}</bdi>;
}

function ApiKeyCards() {
  const t = useText();
  return (
    <RecordCards<ApiKey> empty={<NothingHere text="panel_no_api_keys" />}>
      {(key) => (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
            <bdi>{key.name}</bdi>
            <bdi>{key.accountName}</bdi>
          </Box>
          <Typography variant="body2" sx={{ my: 1 }}>
            <Scopes apiKey={key} />
          </Typography>
          <Secret apiKey={key} />
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('panel_api_key_calls')}: <Calls apiKey={key} />
          </Typography>
          <State apiKey={key} />
          <Box sx={{ display: 'flex', justifyContent: 'end' }}>
            <ApiKeyActions apiKey={key} />
          </Box>
        </>
      )}
    </RecordCards>
  );
}
