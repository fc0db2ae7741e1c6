import ApproveIcon from '@mui/icons-material/HowToRegOutlined';
import type { TranslationKey, User } from '@wayfare/shared';
import type { ReactElement } from 'react';
import {
  BulkUpdateButton,
  DataTable,
  FilterButton,
  SearchInput,
  SelectInput,
  useResourceContext,
} from 'react-admin';
import { textKey, useText } from '../language/useText.js';
import { useIsNarrow } from '../layout/useIsNarrow.js';
import { useSession } from '../providers/session.js';
import { choosable, ColumnChooser } from '../table/ColumnChooser.js';
import { actionsColumn } from '../table/actionsColumn.js';
import { ListTools, NothingHere, PanelList } from '../table/PanelList.js';
import { DeleteRow } from '../table/DeleteRow.js';
import { UserCards } from './UserCards.js';
import { type UserColumn, useUserColumns } from './userColumns.js';

const approval = { approved: true };

const yesOrNo = [
  { id: true, name: textKey('yes') },
  { id: false, name: textKey('no') },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="approved"
    source="approved"
    label={textKey('panel_approved')}
    choices={yesOrNo}
    alwaysOn
  />,
];

const driverFilters = [
  ...filters,
  <SelectInput key="active" source="driverActiveStatus" label={textKey('panel_active')} choices={yesOrNo} />,
  <SelectInput key="queue" source="queue" label={textKey('panel_on_trip')} choices={yesOrNo} />,
];

const titles: Readonly<Record<string, TranslationKey>> = {
  riders: 'panel_riders',
  drivers: 'panel_drivers',
  fleetadmins: 'panel_fleet_admins',
};

/** Riders, drivers or fleet admins (rule 2.34). */
export function UserList() {
  const resource = useResourceContext() ?? '';
  const columns = useUserColumns(resource);
  const isNarrow = useIsNarrow();
  // Fleet admins approve nobody.
  const bulkActions = useSession().user.usertype === 'admin' && <ApproveMany />;
  return (
    <PanelList
      title={titles[resource] ?? 'panel_users'}
      exported={columns}
      filters={resource === 'drivers' ? driverFilters : filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      actions={
        <ListTools>
          {resource === 'drivers' && <FilterButton />}
          {!isNarrow && <ColumnChooser columns={columns} />}
        </ListTools>
      }
    >
      {isNarrow ? (
        <UserCards bulkActions={bulkActions} />
      ) : (
        <UserTable columns={columns} bulkActions={bulkActions} />
      )}
    </PanelList>
  );
}

function UserTable({
  columns,
  bulkActions,
}: {
  columns: readonly UserColumn[];
  bulkActions: ReactElement | false;
}) {
  const t = useText();
  return (
    <DataTable
      rowClick="edit"
      bulkActionButtons={bulkActions}
      {...choosable(columns)}
      empty={<NothingHere text="panel_no_users" />}
    >
      {columns.map((column) => (
        <DataTable.Col
          key={column.source}
          source={column.source}
          label={t(column.label)}
          disableSort={!column.sortable}
          align={column.align ?? 'left'}
          render={(record) => column.view(record as User)}
        />
      ))}
      <DataTable.Col source="actions" label={t('panel_actions')} disableSort align="right" {...actionsColumn}>
        {/* Rows lead to the form when clicked; what happens in here is no such click. */}
        <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
          <DeleteRow />
        </span>
      </DataTable.Col>
    </DataTable>
  );
}

/** Approves everybody who is chosen. */
function ApproveMany() {
  return (
    <BulkUpdateButton
      label={textKey('panel_approve')}
      icon={<ApproveIcon />}
      data={approval}
      confirmTitle={textKey('panel_approve')}
      mutationMode="pessimistic"
    />
  );
}
