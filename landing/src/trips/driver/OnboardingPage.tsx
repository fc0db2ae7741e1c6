import { Alert, Box, Container, Skeleton, Stack, Typography } from '@mui/material';
import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import type { Onboarding, TranslationKey, User } from '@wayfare/shared';
import { useText } from '../../frame/language/LanguageProvider.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useMe } from '../../people/account/useMe.js';
import { DocumentForm } from './DocumentForm.js';
import { OnboardingForm } from './OnboardingForm.js';
import { useOnboarding } from './useOnboarding.js';

/** The page of a driver who is not approved yet: what is missing, who acts next, and the form for it. */
export function OnboardingPage() {
  const t = useText();
  const me = useMe();
  const { data, error, refetch } = useOnboarding();
  return (
    <>
      <OwnPageHead title={t('onboarding_title')} here="/bookings" />
      <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={420} sx={{ borderRadius: 5 }} />}
        {data && me && <Steps onboarding={data} me={me} onSent={() => void refetch()} />}
      </Container>
    </>
  );
}

function Steps({ onboarding, me, onSent }: { onboarding: Onboarding; me: User; onSent: () => void }) {
  const { state, items } = onboarding;
  const needsLicense = items.some(({ need, isDone, by }) => need === 'license' && !isDone && by === 'driver');
  return (
    <Stack sx={{ gap: 2.5 }}>
      <NextStep onboarding={onboarding} />
      <Checklist onboarding={onboarding} />
      {state !== 'refused' && state !== 'approved' && (
        <>
          {needsLicense && <LicensePanel onSent={onSent} />}
          <OnboardingForm onboarding={onboarding} me={me} key={me.id} />
        </>
      )}
    </Stack>
  );
}

/** Whose turn it is, and what the office wrote. */
function NextStep({ onboarding: { state, next, reason } }: { onboarding: Onboarding }) {
  const t = useText();
  return (
    <Stack role="status" sx={{ gap: 1.5 }}>
      {state === 'refused' && (
        <Alert severity="error">
          <bdi>{t('onboarding_refused', { reason: reason ?? '' })}</bdi>
        </Alert>
      )}
      {state === 'returned' && (
        <Alert severity="warning">
          <bdi>{t('onboarding_returned', { reason: reason ?? '' })}</bdi>
        </Alert>
      )}
      {next && (
        <Typography variant="h3" component="h2">
          {t(`onboarding_next_${next}`)}
        </Typography>
      )}
    </Stack>
  );
}

/** Every step up to the approval, and who takes those that are missing. */
function Checklist({ onboarding: { state, items } }: { onboarding: Onboarding }) {
  const t = useText();
  const steps: { name: TranslationKey; isDone: boolean; status: TranslationKey }[] = [
    ...items.map(({ need, isDone, by }) => ({
      name: `onboarding_need_${need}` as const,
      isDone,
      status: isDone
        ? ('onboarding_done' as const)
        : by === 'driver'
          ? ('onboarding_by_you' as const)
          : ('onboarding_by_office' as const),
    })),
    {
      name: 'onboarding_need_approval',
      isDone: state === 'approved',
      status: state === 'approved' ? 'onboarding_done' : 'onboarding_by_office',
    },
  ];
  return (
    <Box component="ul" aria-label={t('onboarding_title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ name, isDone, status }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1 }}>
          {isDone ? <DoneIcon color="success" aria-hidden /> : <OpenIcon color="disabled" aria-hidden />}
          <Typography sx={{ flex: 1, fontWeight: 600 }}>{t(name)}</Typography>
          <Typography color={isDone ? 'text.secondary' : 'text.primary'} sx={{ textAlign: 'end' }}>
            {t(status)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function LicensePanel({ onSent }: { onSent: () => void }) {
  const t = useText();
  return (
    <Panel title={t('document_license')}>
      <Box sx={{ mt: 1.5 }}>
        <DocumentForm kind="license" onSent={onSent} />
      </Box>
    </Panel>
  );
}
