import { Create, SimpleForm } from 'react-admin';
import { UserInputs } from '../../frame/userForm/UserInputs.js';

const newUser = { approved: true, driverActiveStatus: true };

/** Adds a rider, a driver or a fleet admin. */
export function UserCreate() {
  return (
    <Create redirect="list">
      <SimpleForm defaultValues={newUser} sx={{ maxWidth: 900 }}>
        <UserInputs />
      </SimpleForm>
    </Create>
  );
}
