import { Box, Card, CardContent } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profileInputSchema, type User, type Usertype } from '@wayfare/shared';
import { Form, SaveButton, TextInput, useDataProvider, useNotify } from 'react-admin';
import { PictureInput } from '../../frame/image/PictureInput.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { SESSION_KEY } from '../../frame/session/session.js';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { ResetWhenSaved } from '../../frame/table/ResetWhenSaved.js';
import { fieldErrorsOf } from '../../frame/table/useSaveField.js';
import { LastNameInput } from '../../frame/userForm/LastNameInput.js';
import { emailRule } from '../../frame/userForm/userRules.js';
import { Contacts } from './Contacts.js';
import { OwnData } from './OwnData.js';
import { Passkeys } from './Passkeys.js';
import { SecondFactor } from './SecondFactor.js';
import { OwnPassword } from './OwnPassword.js';
import { SignIns } from './SignIns.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';

const { shape } = profileInputSchema;
const rules = {
  firstName: fieldRule(shape.firstName),
  mobile: fieldRule(shape.mobile),
  email: emailRule(),
};

/** The fields users can change here. */
const changed = ['firstName', 'lastName', 'email', 'mobile', 'profile_image'] as const;

/** The user's own profile (rule 2.58). */
export function ProfileForm() {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['profile'],
    queryFn: () => provider.getProfile(),
  });
  const save = useMutation({
    mutationFn: (values: Partial<User>) => provider.saveProfile(values, data as User),
    onSuccess: (saved) => {
      queryClient.setQueryData(['profile'], saved);
      notify(textKey('profile_updated'), { type: 'success' });
      // Not awaited, because the form is reset when saving has ended, and would lose the user's changes until
      // then.
      void reloadName();
    },
  });
  /** Reloads the name in the app bar, which comes from the session. */
  const reloadName = async () => {
    await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
  };
  const onSubmit = async (values: Partial<User>) => {
    try {
      await save.mutateAsync(Object.fromEntries(changed.map((field) => [field, values[field]])));
    } catch (error) {
      notify(error instanceof Error ? error.message : textKey('update_failed'), { type: 'error' });
      return fieldErrorsOf(error, changed);
    }
    return undefined;
  };

  return (
    <>
      <ScreenTitle title={t('panel_profile')} />
      {isPending && <LoadingPage />}
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {data && (
        <Form
          record={data}
          onSubmit={onSubmit as never}
          resetOptions={{ keepDirtyValues: true }}
          warnWhenUnsavedChanges
        >
          <ResetWhenSaved saved={save.data} sent={save.variables} />
          <Card sx={{ mt: 2, maxWidth: 560 }}>
            <CardContent>
              <ProfileInputs signedInByEmail={(data.loginType ?? 'email') === 'email'} />
              <Box sx={{ mt: 2 }}>
                <SaveButton label={textKey('save')} />
              </Box>
            </CardContent>
          </Card>
        </Form>
      )}
      {data && <Contacts user={data} />}
      <SecondFactor />
      <Passkeys />
      {data?.email && <OwnPassword />}
      <SignIns />
      <OwnData />
    </>
  );
}

function ProfileInputs({ signedInByEmail }: { signedInByEmail: boolean }) {
  const t = useText();
  return (
    <>
      <PictureInput source="profile_image" label="panel_profile_image" store="profile_images" frame="face" />
      <TextInput
        source="firstName"
        label={textKey('panel_first_name')}
        validate={rules.firstName}
        autoComplete="given-name"
      />
      <LastNameInput autoComplete="family-name" />
      <TextInput
        source="email"
        type="email"
        label={textKey('panel_email')}
        validate={rules.email}
        disabled={signedInByEmail}
        autoComplete="email"
      />
      <TextInput
        source="mobile"
        type="tel"
        label={textKey('panel_mobile')}
        validate={rules.mobile}
        disabled={signedInByEmail}
        autoComplete="tel"
      />
      <TextInput
        source="usertype"
        label={textKey('panel_usertype')}
        readOnly
        format={(usertype: Usertype | undefined) => (usertype ? t(`usertype_${usertype}`) : '')}
      />
    </>
  );
}
