import ApproveIcon from '@mui/icons-material/HowToRegOutlined';
import { documentConcerns, onboardingConcerns, type TranslationKey, type User } from '@wayfare/shared';
import { useState } from 'react';
import { BulkUpdateButton, SearchInput, SelectInput, useResourceContext } from 'react-admin';
import { textKey } from '../../frame/texts/useText.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { ColumnChooser } from '../../frame/table/ColumnChooser.js';
import { ListFilters } from '../../frame/table/ListFilters.js';
import { ListTools, NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordTable } from '../../frame/table/RecordTable.js';
import { DeleteRow } from '../../frame/table/DeleteRow.js';
import { ViewsButton } from '../../frame/table/ViewsButton.js';
import { yesOrNo } from '../../frame/table/yesOrNo.js';
import { DriverActions } from './DriverActions.js';
import type { OpenDriverDialog } from './DriverDialog.js';
import { DriverTabs } from './DriverTabs.js';
import { UserCards } from './UserCards.js';
import { useUserColumns } from './userColumns.js';
import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

const DriverDialog = lazyDialog(async () => (await import('./DriverDialog.js')).DriverDialog);

const approval = { approved: true };

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
  <SelectInput
    key="onboarding"
    source="onboarding"
    label={textKey('panel_onboarding')}
    choices={onboardingConcerns.map((id) => ({ id, name: `panel_onboarding_${id}` }))}
  />,
  <SelectInput
    key="documents"
    source="documents"
    label={textKey('panel_documents_filter')}
    choices={documentConcerns.map((id) => ({ id, name: `panel_document_${id}` }))}
  />,
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
  const [dialog, setDialog] = useState<OpenDriverDialog | null>(null);
  const mayChange = useStaffMay('changeUsers');
  const mayBlock = useStaffMay('blockDrivers');
  // Fleet admins cannot approve users.
  const bulkActions = (mayChange || (mayBlock && resource === 'drivers')) && <ApproveMany />;
  return (
    <PanelList
      title={titles[resource] ?? 'panel_users'}
      exported={columns.filter(({ isLive }) => !isLive)}
      filters={resource === 'drivers' ? driverFilters : filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      actions={
        <ListTools>
          {resource === 'drivers' ? <ListFilters /> : <ViewsButton />}
          {!isNarrow && <ColumnChooser columns={columns} />}
        </ListTools>
      }
    >
      {resource === 'drivers' && <DriverTabs />}
      {dialog && <DriverDialog {...dialog} onClose={() => setDialog(null)} />}
      {isNarrow ? (
        <UserCards bulkActions={bulkActions} onOpen={(kind, driver) => setDialog({ kind, driver })} />
      ) : (
        <RecordTable<User>
          columns={columns}
          rowClick="edit"
          bulkActionButtons={bulkActions}
          empty={<NothingHere text="panel_no_users" />}
          actions={(user) => (
            <>
              {resource === 'drivers' && (
                <DriverActions driver={user} onOpen={(kind) => setDialog({ kind, driver: user })} />
              )}
              {/* A click on the row opens the form; clicks in here must not. */}
              <span
                onClick={(event) => event.stopPropagation()}
                onKeyDown={(event) => event.stopPropagation()}
              >
                <DeleteRow />
              </span>
            </>
          )}
        />
      )}
    </PanelList>
  );
}

/** Approves all selected users. */
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
