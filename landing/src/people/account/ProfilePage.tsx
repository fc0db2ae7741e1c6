import { Box, Button, Container, Paper, Stack, TextField, Typography } from '@mui/material';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { needKeys, type User } from '@wayfare/shared';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, call } from '@wayfare/web/http';
import { useTripWords } from '../carType/useTripWords.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { ColorChoiceField } from './ColorChoiceField.js';
import { type ProfileChanges, type ProfileField, profileProblems, useKeptChanges } from './profileForm.js';
import { PushSwitch } from './PushSwitch.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { Contacts } from './Contacts.js';
import { HeldMoney } from './HeldMoney.js';
import { OwnData } from './OwnData.js';
import { Passkeys } from './Passkeys.js';
import { ProfilePicture } from './ProfilePicture.js';
import { OwnPassword } from './OwnPassword.js';
import { SignIns } from './SignIns.js';
import { SignOutButton } from './SignOutButton.js';
import { useMe } from './useMe.js';

/** The user's own data (rule 2.58); for drivers, also their vehicle and bank account. */
export function ProfilePage() {
  const t = useText();
  const me = useMe();
  return (
    <>
      <OwnPageHead title={t('account_profile')} here="/profile" />
      <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
        {me && <ProfileForm user={me} key={me.id} />}
      </Container>
    </>
  );
}

function ProfileForm({ user }: { user: User }) {
  const t = useText();
  const words = useTripWords();
  const format = useFormat();
  const { settings, setUser } = useSession();
  const { notify, notifyError } = useMessages();
  const queries = useQueryClient();
  const [changes, setChanges] = useKeptChanges(user.id);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const valueOf = (name: ProfileField) => changes[name] ?? user[name] ?? '';
  const isDriver = user.usertype === 'driver';
  const canBePaidOut = isDriver || (user.usertype === 'rider' && settings.RiderWithDraw);
  // Users who sign in with these fields must not lock themselves out (rule 2.58).
  const fixed = (user.loginType ?? 'email') === 'email';

  const input = (
    name: ProfileField,
    label: string,
    more: { disabled?: boolean; autoComplete?: string; ltr?: boolean } = {},
  ) => (
    <TextField
      label={label}
      name={name}
      value={valueOf(name)}
      disabled={more.disabled ?? false}
      autoComplete={more.autoComplete ?? 'off'}
      error={Boolean(errors[name])}
      helperText={errors[name]}
      onChange={(event) => setChanges((now) => ({ ...now, [name]: event.target.value }))}
      {...(more.ltr ? { slotProps: { htmlInput: { dir: 'ltr' } } } : {})}
    />
  );

  /** Shows each error at its field, and goes to the first. */
  const showErrors = (wrong: Record<string, string>) => {
    setErrors(wrong);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    const problems = Object.entries(profileProblems(valueOf, fixed, settings));
    if (problems.length > 0) return showErrors(Object.fromEntries(problems.map(([at, key]) => [at, t(key)])));
    setBusy(true);
    try {
      // Only the changed fields: the others may have been changed elsewhere.
      const saved = await call.put('/auth/me', { body: changes });
      setUser(saved);
      queries.setQueryData(['me'], saved);
      // Edits made while it was being saved are kept.
      setChanges((now) => editedSince(changes, now));
      setErrors({});
      notify(t('profile_updated'), 'success');
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields : {};
      showErrors(wrong);
      // What is wrong with a field of the form stands there.
      if (!Object.keys(wrong).some((at) => form.current?.elements.namedItem(at))) notifyError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack sx={{ gap: 3 }}>
      <HeldMoney />
      <ProfilePicture user={user} />
      <Paper elevation={0} sx={{ p: { xs: 2.5, md: 4 }, border: '1px solid', borderColor: 'divider' }}>
        <Stack component="form" ref={form} noValidate onSubmit={(event) => void save(event)} sx={{ gap: 3 }}>
          <Group title={t('account_personal')}>
            {input('firstName', t('account_first_name'), { autoComplete: 'given-name' })}
            {input('lastName', t('account_last_name'), { autoComplete: 'family-name' })}
            {input('email', t('account_email'), { disabled: fixed, autoComplete: 'email', ltr: true })}
            {input('mobile', t('account_mobile'), { disabled: fixed, autoComplete: 'tel', ltr: true })}
            <TextField
              label={t('account_usertype')}
              value={t(`usertype_${user.usertype}`)}
              slotProps={{ input: { readOnly: true } }}
            />
          </Group>
          {isDriver && (
            <Group title={t('account_vehicle')}>
              {input('vehicleMake', t('account_vehicle_make'))}
              {input('vehicleModel', t('account_vehicle_model'))}
              {input('vehicleColor', t('account_vehicle_color'))}
              {input('vehicleNumber', t('account_vehicle_number'), { ltr: true })}
              <TextField
                label={t('site_car_type')}
                value={user.carType ? words.carType(user.carType) : ''}
                slotProps={{ input: { readOnly: true } }}
              />
              {settings.category === 'taxi' && (
                <TextField
                  label={t('account_needs')}
                  value={
                    (user.needs ?? []).map((need) => t(needKeys[need])).join(' · ') || t('account_needs_none')
                  }
                  helperText={t('account_needs_hint')}
                  multiline
                  slotProps={{ input: { readOnly: true } }}
                />
              )}
            </Group>
          )}
          {canBePaidOut && settings.bank_fields && (
            <Group title={t('account_bank')}>
              {input('bankName', t('account_bank_name'))}
              {input('bankCode', t('account_bank_code'), { ltr: true })}
              {input('bankAccount', t('account_bank_account'), { ltr: true })}
              <Typography variant="body2" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
                {(user.payoutHeldUntil ?? 0) > openedAt
                  ? t('bank_payouts_held', { until: format.dateTime(user.payoutHeldUntil ?? 0) })
                  : t('bank_change_note')}
              </Typography>
            </Group>
          )}
          <Button
            type="submit"
            variant="contained"
            loading={busy}
            disabled={Object.keys(changes).length === 0}
            sx={{ alignSelf: 'flex-start', px: 5 }}
          >
            {t('save')}
          </Button>
        </Stack>
      </Paper>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))' }, gap: 2, m: 0 }}
      >
        <Fact name={t('console_wallet')} value={format.money(user.walletBalance)} />
        {user.referralId && <Fact name={t('account_referral')} value={user.referralId} />}
      </Box>
      {user.usertype === 'rider' && (
        <Button
          component={Link}
          to="/profile/places"
          variant="outlined"
          startIcon={<PlaceIcon />}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('places_title')}
        </Button>
      )}
      {/* A driver who is not approved yet only completes the onboarding. */}
      {user.approved && (
        <>
          <Contacts user={user} />
          <PushSwitch />
          {isDriver && <ColorChoiceField />}
          <Passkeys />
        </>
      )}
      {user.email && <OwnPassword />}
      <SignIns />
      <OwnData />
      <SignOutButton />
    </Stack>
  );
}

/** The changes without those that were sent and are still the same. */
const editedSince = (sent: ProfileChanges, now: ProfileChanges): ProfileChanges =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as ProfileField] !== value));

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ mb: 2, p: 0 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {children}
      </Box>
    </Box>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 5,
        p: 2.25,
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 800, fontSize: '1.2rem', overflowWrap: 'anywhere' }}>
        <bdi>{value}</bdi>
      </Typography>
    </Box>
  );
}
