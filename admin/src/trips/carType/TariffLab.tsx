import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Box, Typography } from '@mui/material';
import { useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import { Message } from '../../frame/feedback/Message.js';
import { RunState } from '../../frame/run/RunState.js';
import { type BodyOf, call } from '@wayfare/web/http';
import { useRun } from '../../frame/run/useRun.js';
import { TariffComparisons } from './TariffComparisons.js';
import { TariffDrafts } from './TariffDrafts.js';
import { useCarTypes } from './useCarTypes.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';

const labCalls = {
  read: () => call.get('/tarifflab'),
  start: (body: BodyOf<'post', '/tarifflab'>) => call.post('/tarifflab', { body }),
  cancel: () => call.post('/tarifflab/cancel'),
};

/** Tariff drafts: what past trips would have cost under them, with a way to apply one to its car type. */
export function TariffLab() {
  const t = useText();
  const carTypes = useCarTypes();
  const { run, isError, refetch, isSending, start, cancel } = useRun('tariff lab', labCalls);
  const retry = () => {
    refetch();
    void carTypes.refetch();
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 2, maxWidth: 1000 }}>
      <ScreenTitle title={t('panel_lab')} />
      <Typography color="textSecondary">{t('panel_lab_text')}</Typography>
      {isError || (carTypes.error && !carTypes.data) ? (
        <LoadFailed onRetry={retry} />
      ) : !run || !carTypes.data ? (
        <LoadingPage />
      ) : carTypes.data.length === 0 ? (
        <Message icon={<InboxIcon />} title={t('no_cars')} />
      ) : (
        <>
          <TariffDrafts
            carTypes={carTypes.data}
            isBusy={run.state === 'running' || isSending}
            onCompare={start}
          />
          <RunState run={run} label={t('panel_lab')} onCancel={cancel} />
          {run.result ? (
            <TariffComparisons result={run.result} carTypes={carTypes.data} />
          ) : (
            run.state === 'never' && <Typography>{t('panel_lab_never')}</Typography>
          )}
        </>
      )}
    </Box>
  );
}
