import { fullName, type User } from '@wayfare/shared';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

/** Beside these, the form of filters passes on properties of its own. */
export interface PersonReferenceProps {
  source: string;
  reference: string;
  label: string;
}

const nameOf = (user?: User) => (user ? fullName(user) : '');
const toQuery = (q: string) => ({ q });

/** Finds a person by a part of their name. */
export function PersonReference(props: PersonReferenceProps) {
  return (
    <ReferenceInput {...props}>
      <AutocompleteInput
        label={props.label}
        optionText={nameOf}
        filterToQuery={toQuery}
        sx={{ minWidth: 200 }}
      />
    </ReferenceInput>
  );
}
