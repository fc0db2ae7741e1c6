import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { delays, type ErrorKey, phoneNumber, registrationProblems } from '@wayfare/shared';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError, call } from '@wayfare/web/http';
import { errorTextKey } from '../../frame/api/errorText.js';
import { Tabs } from '../../frame/controls/Tabs.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { NOWHERE } from '../../frame/session/earlyInput.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AccountCard } from './AccountCard.js';
import { keepingNext } from './afterSignIn.js';
import { CompleteSignUp } from './CompleteSignUp.js';
import { LicenseInput } from './LicenseInput.js';
import { NewPasswordField } from './NewPasswordField.js';
import { PersonFields, usePersonForm } from './PersonFields.js';
import { referrerOf } from './referrer.js';

const emptyForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  mobile: '',
  referralId: '',
  /** The reference of the uploaded license picture. */
  licenseImage: '',
};

/** Sign-up, or the completion of one that started at a provider (`?complete=`). */
export function RegisterPage() {
  const [search] = useSearchParams();
  return search.has('complete') ? <CompleteSignUp /> : <RegisterForm />;
}

/**
 * Sign-up (rules 2.22 to 2.24, 4.44). `?as=driver` creates a driver account, with the license first (rule
 * 6.24).
 */
function RegisterForm() {
  const { t } = useLanguage();
  const { signIn, settings } = useSession();
  const { notify, notifyError } = useMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const toLogin = keepingNext('/login', search.get('next'));
  const usertype = search.get('as') === 'driver' ? 'driver' : 'rider';
  const { form, setForm, problemOf, point, field, country } = usePersonForm(emptyForm);
  const [state, setState] = useState<'editing' | 'sending' | 'made'>('editing');
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const refuse = (key: ErrorKey, at: string) => {
    point([{ key, field: at }]);
    setState('editing');
    // Without a field, nothing else says so.
    if (!at) notify(t(key), 'error');
  };

  /** An uploaded picture is kept for one day, for use in a sign-up. */
  const refuseLicense = () => {
    setForm((current) => ({ ...current, licenseImage: '' }));
    refuse('license_image_required', 'licenseImage');
  };

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const mobile = phoneNumber(form.mobile, country.rules);
    const found = registrationProblems({ ...form, usertype }, mobile, settings);
    point(found);
    if (found.length > 0 || mobile === null) return;
    setState('sending');
    const { referralId, password, licenseImage } = form;
    const email = form.email.trim();
    let success: 'account_create_successfully' | 'email_verify_message' = 'account_create_successfully';
    try {
      const signupViaReferral = await referrerOf(referralId);
      const made = await call.post('/user_signup', {
        body: {
          regData: {
            firstName: form.firstName.trim(),
            lastName: form.lastName.trim(),
            email,
            password,
            mobile,
            ...(signupViaReferral && { signupViaReferral }),
            usertype,
            ...(usertype === 'driver' ? { licenseImage } : {}),
          },
        },
      });
      if (!made.uid) return refuse('reg_error', '');
      success = made.message;
    } catch (error) {
      setState('editing');
      if (error instanceof ApiError && error.fields['licenseImage']) return refuseLicense();
      if (error instanceof ApiError)
        point([
          { key: error.key as ErrorKey, field: error.fields['mobile'] ? 'mobile' : fieldOf(error.key) },
        ]);
      notifyError(error);
      return;
    }
    setState('made');
    notify(t(success), 'success');
    await new Promise((resolve) => setTimeout(resolve, delays.afterRegistration));
    // Users who have moved to another page in the meantime stay there.
    if (!here.current) return;
    await signIn(email, password).catch((error: unknown) => notify(t(errorTextKey(error)), 'info'));
    void navigate(toLogin);
  };

  const title = t(usertype === 'driver' ? 'account_register_driver_title' : 'account_register_title');
  if (state !== 'editing') {
    return (
      <AccountCard title={title}>
        <Stack role="status" sx={{ alignItems: 'center', gap: 3, py: 6 }}>
          <CircularProgress size={64} aria-label={t('loading')} />
          <Typography variant="h3" component="p">
            {t(state === 'made' ? 'account_create_successfully' : 'account_creating')}
          </Typography>
        </Stack>
      </AccountCard>
    );
  }

  return (
    <AccountCard title={title}>
      <Tabs label={title} tabs={[{ name: 'email', text: t('account_register_by_email') }]} value="email">
        <Stack
          component="form"
          method={NOWHERE}
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ gap: 2.5 }}
        >
          {usertype === 'driver' && <Alert severity="info">{t('account_register_driver_text')}</Alert>}
          {usertype === 'driver' && (
            <LicenseInput
              reference={form.licenseImage}
              onSent={(licenseImage) => {
                setForm((current) => ({ ...current, licenseImage }));
                if (problemOf('licenseImage')) point([]);
              }}
              error={problemOf('licenseImage') ? t('license_image_required') : undefined}
              inputRef={field('licenseImage').inputRef}
            />
          )}
          <PersonFields field={field} country={country}>
            <NewPasswordField
              value={form.password}
              onChange={(password) => setForm({ ...form, password })}
              inputRef={field('password').inputRef}
              problem={problemOf('password')}
            />
          </PersonFields>
          <Button type="submit" variant="contained" size="large">
            {t('account_register')}
          </Button>
          <Button component={Link} to={toLogin} size="large">
            {t('account_back')}
          </Button>
        </Stack>
      </Tabs>
    </AccountCard>
  );
}

/** The field that an API refusal is about. */
function fieldOf(key: string): string {
  if (key === 'user_exists' || key === 'email_or_mobile_issue') return 'email';
  return key === 'referer_not_found' ? 'referralId' : '';
}
