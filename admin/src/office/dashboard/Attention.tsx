import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router';
import { attentionLinks } from '../../frame/attention/attention.js';
import { useAttention } from '../../frame/attention/useAttention.js';
import { useShownCount } from '../../frame/attention/useShownCount.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { useText } from '../../frame/texts/useText.js';

/** What waits for the user; each number links to its list. */
export function Attention() {
  const t = useText();
  const shown = useShownCount();
  const { data, isError, refetch } = useAttention();
  const waiting = attentionLinks.filter(({ kind }) => (data?.[kind] ?? 0) > 0);
  return (
    <Box component="section" aria-label={t('panel_attention')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('panel_attention')}
      </Typography>
      {!data && (isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton height={48} />)}
      {data && waiting.length === 0 && (
        <Typography color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <DoneIcon color="success" />
          {t('panel_attention_none')}
        </Typography>
      )}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
          }}
        >
          {waiting.map(({ kind, label, to }) => (
            <WaitingCard key={kind} label={t(label)} to={to} count={shown(data[kind] ?? 0)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function WaitingCard({ label, to, count }: { label: string; to: string; count: string }) {
  return (
    <Card sx={{ borderLeft: 4, borderLeftColor: 'warning.main' }}>
      <CardActionArea
        component={Link}
        to={to}
        sx={{ px: 1.5, py: 1, height: '100%', display: 'flex', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography>{label}</Typography>
        <Typography component="bdi" sx={{ fontSize: '1.2rem', fontWeight: 700 }}>
          {count}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
