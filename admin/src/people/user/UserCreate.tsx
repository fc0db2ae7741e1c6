import { StillWhileSaving } from '../../frame/table/StillWhileSaving.js';
import { fullName, type User } from '@wayfare/shared';
import { Create, SimpleForm, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { textKey } from '../../frame/texts/useText.js';
import { UserInputs } from '../../frame/userForm/UserInputs.js';

const newUser = { approved: true, driverActiveStatus: true };

/** Adds a rider, a driver or a fleet admin. */
export function UserCreate() {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = (user: User) => {
    notify(textKey('panel_person_added'), { type: 'success', messageArgs: { name: fullName(user) } });
    redirect('list', resource);
  };
  return (
    <Create mutationOptions={{ onSuccess: onSuccess as never }}>
      <SimpleForm defaultValues={newUser} sx={{ maxWidth: 900 }}>
        <StillWhileSaving>
          <UserInputs />
        </StillWhileSaving>
      </SimpleForm>
    </Create>
  );
}
