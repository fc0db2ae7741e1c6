import { Box } from '@mui/material';
import { type Alert, alertKinds, alertStates, canAccess, type ErrorKey } from '@wayfare/shared';
import { useMemo } from 'react';
import { Link, SearchInput, SelectInput, useCreatePath } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { actorOf, useSession } from '../../frame/session/session.js';
import { DayInput } from '../../frame/table/DayInput.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { AlertActions } from './AlertActions.js';
import { AlertOwner, AlertState } from './AlertState.js';
import { AlertTimes } from './AlertTimes.js';
import { FixMenu } from './FixMenu.js';

interface AlertColumn extends ExportedColumn, RecordColumn<Alert> {
  source: keyof Alert;
}

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label={textKey('panel_alert_state')}
    choices={alertStates.map((id) => ({ id, name: textKey(`panel_alert_state_${id}`) }))}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label={textKey('panel_alert_kind')}
    choices={alertKinds.map((id) => ({ id, name: textKey(`panel_desk_alert_${id}`) }))}
    alwaysOn
  />,
  <DayInput key="from" source="openedAt_gte" label={textKey('panel_from_day')} edge="start" />,
  <DayInput key="to" source="openedAt_lte" label={textKey('panel_to_day')} edge="end" />,
];

/** Exported in addition to the table's columns, which show it as part of the state. */
const resolved: ExportedColumn = { source: 'resolvedAt', label: 'panel_alert_resolved', kind: 'time' };

/** Everything that was wrong with trips, newest first, and how long it took to resolve. */
export function AlertList() {
  const isNarrow = useIsNarrow();
  const { user } = useSession();
  const columns = useColumns();
  const empty = <NothingHere text="panel_no_alerts" />;
  const acts = canAccess(actorOf({ user }), 'edit', 'alerts');
  return (
    <>
      {acts && <AlertTimes />}
      <PanelList
        title="panel_alerts"
        exported={[...columns, resolved]}
        filters={filters}
        filterDefaultValues={{ state: 'open' }}
        sort={{ field: 'openedAt', order: 'DESC' }}
        perPage={25}
      >
        {isNarrow ? (
          <RecordCards<Alert> empty={empty}>
            {(alert) => (
              <>
                {columns.map(({ source, view }) => (
                  <Box key={source}>{view(alert)}</Box>
                ))}
                {!alert.series && <FixMenu alert={alert} />}
                <AlertActions alert={alert} />
              </>
            )}
          </RecordCards>
        ) : (
          <RecordTable<Alert>
            columns={columns}
            empty={empty}
            {...(acts && {
              actions: (alert: Alert) => (
                <>
                  {!alert.series && <FixMenu alert={alert} />}
                  <AlertActions alert={alert} />
                </>
              ),
            })}
          />
        )}
      </PanelList>
    </>
  );
}

function useColumns(): readonly AlertColumn[] {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  return useMemo(
    () => [
      {
        source: 'openedAt',
        label: 'panel_alert_opened',
        kind: 'time',
        sortable: true,
        view: ({ openedAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(openedAt)}</Box>,
      },
      {
        source: 'kind',
        label: 'panel_alert_kind',
        inWords: (kind, text) => text(`panel_desk_alert_${kind as Alert['kind']}`),
        view: ({ kind }) => <strong>{t(`panel_desk_alert_${kind}`)}</strong>,
      },
      {
        source: 'reference',
        label: 'panel_alert_trip',
        view: ({ booking, reference, series, reason }) => {
          const shown = (
            <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
              {reference}
            </Box>
          );
          if (series)
            return (
              <>
                <Link to={createPath({ resource: 'series', id: series, type: 'show' })}>{shown}</Link>:{' '}
                {t(reason as ErrorKey)}
              </>
            );
          return <Link to={createPath({ resource: 'bookings', id: booking, type: 'show' })}>{shown}</Link>;
        },
      },
      {
        source: 'driver_name',
        label: 'panel_driver',
        cut: 14,
        view: ({ driver_name }) => (
          <bdi {...(driver_name && { title: driver_name })}>{driver_name ?? '–'}</bdi>
        ),
      },
      { source: 'owner_name', label: 'panel_alert_owner', view: (alert) => <AlertOwner alert={alert} /> },
      {
        source: 'state',
        label: 'panel_alert_state',
        inWords: (state, text) => text(`panel_alert_state_${state as Alert['state']}`),
        view: (alert) => <AlertState alert={alert} />,
      },
    ],
    [createPath, format, t],
  );
}
