import { type StaffRole, standInContacts, staffRoles, type User, userInputSchema } from '@wayfare/shared';
import { BooleanInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { useMemo } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { useSession } from '../../frame/session/session.js';
import type { InlineColumn } from '../../frame/table/column.js';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { LocalNumberInput } from '../../frame/table/LocalNumberInput.js';
import { InlineTable } from '../../frame/table/InlineTable.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RoleHelp } from './RoleHelp.js';
import { InviteButton } from './InviteButton.js';
import { ResetSecondFactor } from './ResetSecondFactor.js';
import { LastNameInput } from '../../frame/userForm/LastNameInput.js';
import { emailRule } from '../../frame/userForm/userRules.js';

const { shape } = userInputSchema;
const firstName = fieldRule(shape.firstName);

/** Rule 2.35: the email is only set when adding. */
const columns: readonly InlineColumn<User>[] = [
  {
    source: 'firstName',
    label: 'panel_first_name',
    sortable: true,
    cut: 13,
    view: (admin) => <bdi title={admin.firstName ?? undefined}>{admin.firstName}</bdi>,
    input: (props) => <TextInput {...props} validate={firstName} />,
  },
  {
    source: 'lastName',
    label: 'panel_last_name',
    sortable: true,
    cut: 13,
    view: (admin) => <bdi title={admin.lastName ?? undefined}>{admin.lastName}</bdi>,
    input: (props) => <LastNameInput {...props} />,
  },
  {
    source: 'email',
    label: 'panel_email',
    sortable: true,
    only: 'adding',
    cut: 24,
    view: (admin) => <bdi title={admin.email ?? undefined}>{admin.email ?? '–'}</bdi>,
    input: (props) => <TextInput {...props} type="email" validate={emailRule(true)} />,
  },
  {
    source: 'approved',
    label: 'panel_approved',
    sortable: true,
    edited: 'switch',
    view: () => null,
    input: (props) => <BooleanInput {...props} />,
  },
];

const creditLimit = fieldRule(shape.creditLimit);
const roles = staffRoles.map((id) => ({ id, name: textKey(`staff_role_${id}`) }));

/** The columns about what an admin may do. */
function useRoleColumns(): readonly InlineColumn<User>[] {
  const t = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        source: 'staffRole',
        label: 'staff_role',
        valueIn: ({ staffRole }) => staffRole ?? 'full',
        inWords: (role, text) => text(`staff_role_${role as StaffRole | 'full'}`),
        view: ({ staffRole }) => t(`staff_role_${staffRole ?? 'full'}`),
        input: (props) => (
          <SelectInput
            {...props}
            choices={roles}
            emptyText={textKey('staff_role_full')}
            sx={{ minWidth: 120 }}
          />
        ),
      },
      {
        source: 'creditLimit',
        label: 'panel_credit_limit',
        kind: 'money',
        valueIn: ({ staffRole, creditLimit: limit }) => (staffRole ? limit : null),
        align: 'right',
        view: ({ staffRole, creditLimit: limit }) =>
          staffRole && limit !== null && limit !== undefined ? <bdi>{format.money(limit)}</bdi> : '–',
        input: (props) => (
          <LocalNumberInput {...props} isMoney validate={creditLimit} sx={{ minWidth: 80 }} />
        ),
      },
    ],
    [t, format],
  );
}

const newAdmin = { approved: true };

/** The admins, edited in place (rule 2.35). */
export function AdminList() {
  const { settings } = useSession();
  const roleColumns = useRoleColumns();
  const all = useMemo(() => [...columns, ...roleColumns], [roleColumns]);
  // Columns that only show placeholders cannot be sorted.
  const shown = all.map((column) => ({
    ...column,
    sortable: column.sortable && !standInContacts(settings).some((contact) => contact === column.source),
  }));
  return (
    <PanelList
      title="panel_all_admins"
      exported={all}
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'firstName', order: 'ASC' }}
      perPage={25}
    >
      <RoleHelp />
      <InlineTable
        columns={shown}
        defaults={newAdmin}
        empty={<NothingHere text="panel_no_users" />}
        rowActions={
          <>
            <InviteButton small />
            <ResetSecondFactor small />
          </>
        }
      />
    </PanelList>
  );
}
