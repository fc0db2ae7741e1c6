import { Chip, Typography } from '@mui/material';
import { type SmsRecord, smsStates, type TranslationKey } from '@wayfare/shared';
import { SelectInput, TextInput } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';

const stateTexts: Readonly<Record<SmsRecord['state'], TranslationKey>> = {
  sending: 'panel_sms_sending',
  accepted: 'panel_sms_accepted',
  sent: 'panel_sms_sent',
  delivered: 'panel_sms_delivered',
  failed: 'panel_sms_failed',
};
const colors = { delivered: 'success', failed: 'error' } as const satisfies Partial<
  Record<SmsRecord['state'], string>
>;
/** Names of services are the same in all languages. */
const providerNames: Readonly<Record<NonNullable<SmsRecord['provider']>, string>> = {
  twilio: 'Twilio',
  vonage: 'Vonage',
};

const exported: readonly ExportedColumn[] = [
  { source: 'at', label: 'panel_created', kind: 'time' },
  { source: 'to', label: 'panel_sms_number' },
  {
    source: 'state',
    label: 'panel_sms_state',
    inWords: (state, t) => t(stateTexts[state as SmsRecord['state']]),
  },
  {
    source: 'provider',
    label: 'panel_sms_provider',
    inWords: (provider) => providerNames[provider as NonNullable<SmsRecord['provider']>],
  },
  { source: 'reason', label: 'panel_sms_reason' },
  { source: 'changedAt', label: 'panel_sms_changed', kind: 'time' },
];

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={textKey('panel_sms_state')}
    choices={smsStates.map((id) => ({ id, name: textKey(stateTexts[id]) }))}
    alwaysOn
  />,
  <TextInput key="to" source="to" label={textKey('panel_sms_number')} />,
];

/**
 * The delivery of the SMS of the last 30 days. Their texts are not stored, because they may contain secret
 * codes.
 */
export function SmsList() {
  const isNarrow = useIsNarrow();
  return (
    <PanelList
      title="panel_sms"
      exported={exported}
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
    >
      {isNarrow ? <SmsCards /> : <SmsTable />}
    </PanelList>
  );
}

function SmsTable() {
  const format = useFormat();
  return (
    <RecordTable<SmsRecord>
      columns={[
        {
          source: 'at',
          label: 'panel_created',
          sortable: true,
          view: ({ at }) => <time>{format.dateTime(at)}</time>,
        },
        { source: 'to', label: 'panel_sms_number', view: ({ to }) => <bdi>{to}</bdi> },
        { source: 'state', label: 'panel_sms_state', view: ({ state }) => <State state={state} /> },
        {
          source: 'provider',
          label: 'panel_sms_provider',
          view: ({ provider }) => (provider ? providerNames[provider] : '–'),
        },
        { source: 'reason', label: 'panel_sms_reason', view: ({ reason }) => <bdi>{reason ?? '–'}</bdi> },
        {
          source: 'changedAt',
          label: 'panel_sms_changed',
          view: ({ changedAt }) => <time>{format.dateTime(changedAt)}</time>,
        },
      ]}
      empty={<NothingHere text="panel_no_sms" />}
    />
  );
}

function State({ state }: Pick<SmsRecord, 'state'>) {
  const t = useText();
  const color = state === 'delivered' || state === 'failed' ? colors[state] : 'default';
  return <Chip size="small" color={color} label={t(stateTexts[state])} />;
}

function SmsCards() {
  const format = useFormat();
  return (
    <RecordCards<SmsRecord> empty={<NothingHere text="panel_no_sms" />}>
      {({ to, state, provider, reason, at }) => (
        <>
          <bdi>{to}</bdi> <State state={state} />
          <Typography variant="body2" color="text.secondary">
            {provider && `${providerNames[provider]} · `}
            <time>{format.dateTime(at)}</time>
          </Typography>
          {reason && <bdi>{reason}</bdi>}
        </>
      )}
    </RecordCards>
  );
}
