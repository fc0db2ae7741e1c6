import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { useState } from 'react';
import { Section } from '../../frame/layout/Section.js';
import type { ServiceTest, SetupState } from '../../frame/providers/officeCalls.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';

type Service = keyof SetupState['services'];

const labels: Readonly<Record<Service, TranslationKey>> = {
  maps: 'setup_service_maps',
  mail: 'setup_service_mail',
  sms: 'setup_service_sms',
  push: 'setup_service_push',
  pictures: 'setup_service_pictures',
  payments: 'setup_service_payments',
};
/** The state shown for services that also work without being configured. */
const withoutIt: Partial<Record<Service, TranslationKey>> = { maps: 'setup_service_built_in' };
/** What works without a service, and what does not. */
const helpWithoutIt: Partial<Record<Service, TranslationKey>> = { maps: 'setup_maps_built_in' };
const answerTexts = {
  works: 'setup_provider_works',
  rejects: 'setup_provider_rejects',
  fails: 'setup_provider_fails',
} as const;
const order: readonly Service[] = ['maps', 'mail', 'sms', 'push', 'pictures', 'payments'];

/** The services outside the product: whether they are configured, and whether they answer. */
export function ServicesSetup({ services }: Pick<SetupState, 'services'>) {
  const t = useText();
  return (
    <Section title={t('setup_services')}>
      <Typography color="textSecondary">{t('setup_services_text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.map((service) => (
          <ServiceRow key={service} service={service} isOn={services[service]} />
        ))}
      </Box>
    </Section>
  );
}

function ServiceRow({ service, isOn }: { service: Service; isOn: boolean }) {
  const t = useText();
  const [result, setResult] = useState<ServiceTest | null>(null);
  const help = helpWithoutIt[service];
  const test = useOperation<Service, ServiceTest>({
    run: (provider, name) => provider.testService(name),
    onDone: setResult,
  });
  return (
    <Row
      label={t(labels[service])}
      state={t(isOn ? 'setup_service_on' : (withoutIt[service] ?? 'setup_service_off'))}
      action={
        isOn && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('setup_test')}: ${t(labels[service])}`}
            loading={test.isPending}
            onClick={() => test.mutate(service)}
          >
            {t('setup_test')}
          </Button>
        )
      }
      result={
        <>
          {!isOn && help && <Alert severity="info">{t(help)}</Alert>}
          {result && <TestResult {...result} service={service} />}
        </>
      }
    />
  );
}

function TestResult({ service, works, providers = [] }: Omit<ServiceTest, 'service'> & { service: Service }) {
  const t = useText();
  return (
    <Alert severity={works ? 'success' : 'error'} role="status">
      {providers.length === 0
        ? t(!works ? 'setup_test_fails' : service === 'mail' ? 'setup_test_mail_sent' : 'setup_test_works')
        : providers.map(({ name, title, answer }) => (
            <div key={name}>{t(answerTexts[answer], { provider: title })}</div>
          ))}
    </Alert>
  );
}

function Row(props: { label: string; state: string; action?: React.ReactNode; result?: React.ReactNode }) {
  return (
    <Box component="li" sx={{ py: 1, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Typography sx={{ minWidth: 180 }}>{props.label}</Typography>
        <Chip size="small" label={props.state} />
        {props.action}
      </Box>
      {props.result}
    </Box>
  );
}
