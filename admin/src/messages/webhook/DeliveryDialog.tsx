import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { WebhookAttempt, WebhookDelivery } from '@wayfare/shared';
import { useId } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { eventName, outcomeOf, stateWords } from './webhookWords.js';
import { Dialog } from '@wayfare/web/overlay';

/** A delivery with its content and latest attempts, to be sent again. */
export function DeliveryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const provider = useDataProvider<PanelDataProvider>();
  // Records of lists have no content and attempts, so they must not stand in for it.
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['webhook-deliveries', 'details', id],
    queryFn: async () => (await provider.getOne<WebhookDelivery>('webhook-deliveries', { id })).data,
  });
  const { canAccess } = useCanAccess({ resource: 'webhooks', action: 'edit' });
  const replay = useOperation({
    run: (provider) => provider.replayDelivery(id),
    done: 'panel_delivery_sent_again',
    onDone: onClose,
    stale: ['webhook-deliveries'],
  });
  const canReplay = canAccess && data !== undefined && data.state !== 'pending' && data.type !== 'ping';
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={fullScreen} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{data ? eventName(data.type, t) : t('panel_delivery')}</DialogTitle>
      <DialogContent>
        {isPending && <LoadingPage />}
        {error && <LoadFailed onRetry={() => void refetch()} />}
        {data && <Delivery delivery={data} />}
      </DialogContent>
      <DialogActions>
        {canReplay && (
          <Button loading={replay.isPending} onClick={() => replay.mutate()}>
            {t('panel_delivery_again')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText();
  const { event, state, attempts = [], body } = delivery;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t(stateWords[state])} · {t('panel_delivery_id')}: <bdi dir="ltr">{event}</bdi>
      </Typography>
      <Box>
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {t('panel_delivery_attempts')}
        </Typography>
        {attempts.length === 0 ? (
          <Typography color="textSecondary">–</Typography>
        ) : (
          <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {[...attempts].reverse().map((attempt) => (
              <Attempt key={`${attempt.at}-${attempt.ms}`} attempt={attempt} />
            ))}
          </Box>
        )}
      </Box>
      <Box>
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {t('panel_delivery_body')}
        </Typography>
        <Box
          component="pre"
          dir="ltr"
          sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {body ? JSON.stringify(JSON.parse(body), null, 2) : ''}
        </Box>
      </Box>
    </Box>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      <Typography variant="body2">
        {format.dateTime(attempt.at)}: {outcomeOf(attempt, t)}
      </Typography>
      {attempt.answer && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{attempt.answer}</bdi>
        </Typography>
      )}
    </li>
  );
}
