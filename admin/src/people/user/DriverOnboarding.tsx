import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Alert, Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Onboarding, OnboardingAnswer, User } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';
import { OnboardingDialog } from './OnboardingDialog.js';

/** What a driver lacks for the approval or for offers, who acts next, and the office's decision. */
export function DriverOnboarding() {
  const driver = useRecordContext<User>();
  const provider = useDataProvider<PanelDataProvider>();
  const t = useText();
  const title = useId();
  const id = driver?.id ?? '';
  const { data } = useQuery({
    // A change of the record makes it stale too.
    queryKey: ['drivers', 'onboarding', id, driver?.approved, driver?.onboarding?.at],
    queryFn: () => provider.driverOnboarding(id),
    enabled: id !== '',
  });
  if (!driver || !data) return null;
  // Nothing to say about a driver who works, or was blocked.
  if (data.state === 'blocked' || (data.state === 'approved' && data.next === null)) return null;
  return (
    <Card component="section" aria-labelledby={title}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography id={title} variant="h3" component="h2">
          {t('panel_onboarding')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Chip size="small" label={t(`panel_onboarding_${data.state}`)} />
          {data.next && <Chip size="small" color="info" label={t(`panel_onboarding_next_${data.next}`)} />}
        </Stack>
        {data.state === 'approved' && <Alert severity="warning">{t('panel_onboarding_no_offers')}</Alert>}
        {data.reason && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{t('panel_onboarding_reason', { reason: data.reason })}</bdi>
          </Typography>
        )}
        <Checklist items={data.items} />
        {data.state !== 'approved' && <Decision driver={driver} onboarding={data} />}
      </CardContent>
    </Card>
  );
}

function Checklist({ items }: Pick<Onboarding, 'items'>) {
  const t = useText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(({ need, isDone, by }) => (
        <Box component="li" key={need} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5 }}>
          {isDone ? <DoneIcon color="success" aria-hidden /> : <OpenIcon color="warning" aria-hidden />}
          <span>
            <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
              {t(`onboarding_need_${need}`)}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              {t(isDone ? 'onboarding_done' : `onboarding_by_${by}`)}
            </Typography>
          </span>
        </Box>
      ))}
    </Box>
  );
}

/** The buttons of those who approve drivers. */
function Decision({ driver, onboarding }: { driver: User; onboarding: Onboarding }) {
  const t = useText();
  const mayDecide = useStaffMay(['changeUsers', 'blockDrivers']);
  const [asked, setAsked] = useState<OnboardingAnswer['answer'] | null>(null);
  const approving = useOperation({
    run: (provider) =>
      provider.update('drivers', { id: driver.id, data: { approved: true }, previousData: driver }),
    done: 'panel_onboarding_answered',
    stale: ['drivers'],
  });
  if (!mayDecide) return null;
  const isComplete = onboarding.items.every(({ isDone }) => isDone);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        disabled={!isComplete}
        loading={approving.isPending}
        onClick={() => approving.mutate()}
      >
        {t('panel_approve')}
      </Button>
      {onboarding.state !== 'refused' && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => setAsked('returned')}>
            {t('panel_onboarding_return')}
          </Button>
          <Button size="small" color="error" onClick={() => setAsked('refused')}>
            {t('panel_onboarding_refuse')}
          </Button>
        </Stack>
      )}
      {asked && <OnboardingDialog driver={driver.id} answer={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
