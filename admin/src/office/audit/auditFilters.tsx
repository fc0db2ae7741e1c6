import { fullName, type User } from '@wayfare/shared';
import { AutocompleteInput, SelectInput, TextInput, useGetList, type InputProps } from 'react-admin';
import { textKey } from '../../frame/texts/useText.js';
import { DayInput } from '../../frame/table/DayInput.js';
import { actionNames, resourceNames } from './auditNames.js';

const choicesOf = (names: typeof resourceNames) => Object.entries(names).map(([id, name]) => ({ id, name }));

/** All users of one role, as choices; a business has few of them. */
const staff = { pagination: { page: 1, perPage: 200 }, sort: { field: 'firstName', order: 'ASC' } } as const;

/** The users who can make changes: admins and fleet admins. */
function ActorInput(props: Pick<InputProps, 'source' | 'label'> & { alwaysOn?: boolean }) {
  const admins = useGetList<User>('alladmin', staff);
  const fleetAdmins = useGetList<User>('fleetadmins', staff);
  const people = [...(admins.data ?? []), ...(fleetAdmins.data ?? [])];
  return (
    <AutocompleteInput
      {...props}
      choices={people.map((person) => ({ id: person.id, name: fullName(person) }))}
      translateChoice={false}
      isPending={admins.isPending || fleetAdmins.isPending}
      sx={{ minWidth: 220 }}
    />
  );
}

/** Filters of the log: user, action, record, time. */
export const auditFilters = [
  <ActorInput key="actor" source="actor" label={textKey('panel_audit_who')} alwaysOn />,
  <SelectInput
    key="resource"
    source="resource"
    label={textKey('panel_audit_resource')}
    choices={choicesOf(resourceNames)}
    alwaysOn
  />,
  <SelectInput
    key="action"
    source="action"
    label={textKey('panel_audit_action')}
    choices={choicesOf(actionNames)}
  />,
  <TextInput key="record" source="record" label={textKey('panel_audit_record')} />,
  <DayInput key="from" source="at_gte" label={textKey('panel_from_day')} edge="start" />,
  <DayInput key="to" source="at_lte" label={textKey('panel_to_day')} edge="end" />,
];
