import type { DecisionRequest } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { SelectInput, SimpleList } from 'react-admin';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { ListTools, NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { DecisionRequestState } from './DecisionRequestState.js';

const filters = [
  <SelectInput
    key="isOpen"
    source="isOpen"
    label={textKey('panel_decision_state')}
    choices={[
      { id: true, name: textKey('panel_decision_open') },
      { id: false, name: textKey('decisions_answered') },
    ]}
    alwaysOn
  />,
];

const exported: readonly ExportedColumn[] = [];

/** What drivers ask a person about automatic decisions: open requests first, those due first. */
export function DecisionRequestList() {
  const isNarrow = useIsNarrow();
  return (
    <PanelList
      title="panel_decision_requests"
      exported={exported}
      filters={filters}
      sort={{ field: 'isOpen', order: 'DESC' }}
      perPage={25}
      actions={<ListTools />}
    >
      {isNarrow ? <RequestCards /> : <RequestTable />}
    </PanelList>
  );
}

const empty = <NothingHere text="panel_no_decision_requests" />;

function RequestTable() {
  const t = useText();
  const format = useFormat();
  return (
    <RecordTable<DecisionRequest>
      columns={[
        {
          source: 'dueAt',
          label: 'panel_decision_due',
          sortable: true,
          view: ({ dueAt }) => format.dateTime(dueAt),
        },
        {
          source: 'driver_name',
          label: 'panel_decision_from',
          view: ({ driver_name }) => <bdi>{driver_name ?? '–'}</bdi>,
        },
        { source: 'about', label: 'panel_decision_about', view: ({ about }) => t(`decision_${about}`) },
        {
          source: 'createdAt',
          label: 'panel_decision_asked',
          view: ({ createdAt }) => format.dateTime(createdAt),
        },
        {
          source: 'isOpen',
          label: 'panel_decision_state',
          sortable: true,
          view: (request) => <DecisionRequestState request={request} />,
        },
      ]}
      rowClick="show"
      empty={empty}
    />
  );
}

function RequestCards() {
  const t = useText();
  const format = useFormat();
  return (
    <SimpleList<DecisionRequest>
      rowClick="show"
      empty={empty}
      primaryText={({ about, driver_name }) => (
        <>
          {t(`decision_${about}`)} · <bdi>{driver_name ?? '–'}</bdi>
        </>
      )}
      secondaryText={({ dueAt }) => (
        <>
          {t('panel_decision_due')}: {format.dateTime(dueAt)}
        </>
      )}
      tertiaryText={(request) => <DecisionRequestState request={request} />}
    />
  );
}
