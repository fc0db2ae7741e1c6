import { Box, Button, Chip, Paper, Skeleton, Stack, Typography } from '@mui/material';
import type { DriverDecision } from '@wayfare/shared';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import type { AskedAbout } from './AskDialog.js';
import { useDecisions } from './useDecisions.js';

/** Each automatic decision: its rule in a sentence, whether it applies now, and what the driver can do. */
export function DecisionRules({ onAsk }: { onAsk: (about: AskedAbout) => void }) {
  const t = useText();
  const { data, error, refetch } = useDecisions();
  return (
    <Box component="section" aria-labelledby="decision-rules">
      <Typography variant="h3" component="h2" id="decision-rules" sx={{ mb: 2 }}>
        {t('decisions_rules')}
      </Typography>
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {data.decisions.map((decision) => (
            <Rule key={decision.kind} decision={decision} onAsk={onAsk} />
          ))}
        </Stack>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: 5 }} />
      )}
    </Box>
  );
}

function Rule({ decision, onAsk }: { decision: DriverDecision; onAsk: (about: AskedAbout) => void }) {
  const t = useText();
  const { kind, applies, count, order, windowSeconds } = decision;
  const subject = t(`decision_${kind}`);
  const now = useNowLine(decision);
  return (
    <Paper component="article" variant="outlined" aria-label={subject} sx={{ p: 2, borderRadius: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h4" component="h3">
          {subject}
        </Typography>
        {applies && <Chip size="small" color="warning" label={t('decisions_applies')} />}
      </Box>
      {now && <Typography sx={{ fontWeight: 600 }}>{now}</Typography>}
      <Typography>{t(`decision_${kind}_why`, { count: count ?? 0 })}</Typography>
      {order && order !== 'nearest' && (
        <Typography>{t(`decision_order_${order}`, { count: count ?? 0 })}</Typography>
      )}
      {windowSeconds !== null && (
        <Typography>{t('decision_order_windows', { count: windowSeconds })}</Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {t(`decision_${kind}_do`)}
      </Typography>
      <Button
        variant="outlined"
        aria-label={t('decisions_ask_about', { subject })}
        onClick={() => onAsk({ about: kind, subject })}
        sx={{ mt: 1.5, minHeight: 44 }}
      >
        {t('decisions_ask')}
      </Button>
    </Paper>
  );
}

/** The facts of a decision that hold now: since or until when, how many fares, or the rate. */
function useNowLine({ kind, applies, since, until, count, rate }: DriverDecision): string | null {
  const t = useText();
  const format = useFormat();
  if (rate !== null) return t('decision_acceptance_now', { rate: format.percent(rate) });
  if (!applies) return null;
  if (since !== null) return t('decisions_since', { date: format.dateTime(since) });
  if (until !== null) return t('decisions_until', { date: format.dateTime(until) });
  return kind === 'held_fare' ? t('decision_held_fare_now', { count: count ?? 0 }) : null;
}
