import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { Link } from 'react-router';
import { useNumberFormat } from '../../frame/texts/useNumberFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { Dashboard } from '../../frame/providers/dataProvider.js';
import { listAddress } from './listAddress.js';

/** The API counts no further than this. */
const COUNTED_AT_MOST = 1000;

interface Waiting {
  of: keyof Dashboard['attention'];
  label: TranslationKey;
  to: string;
}

const everything: readonly Waiting[] = [
  {
    of: 'unassignedBookings',
    label: 'panel_unassigned_bookings',
    // Those who have waited longest first.
    to: listAddress('bookings', { status: ['NEW'] }, 'tripdate', 'ASC'),
  },
  {
    of: 'unapprovedDrivers',
    label: 'panel_unapproved_drivers',
    to: listAddress('drivers', { approved: false }, 'createdAt'),
  },
  {
    of: 'openWithdraws',
    label: 'panel_open_withdraws',
    to: listAddress('withdraws', { processed: false, failed: false }, 'date'),
  },
  { of: 'contactProposals', label: 'panel_contact_proposals', to: '/contactproposals' },
];

/** Items that need action; each number links to its list. */
export function Attention({ attention }: { attention: Dashboard['attention'] | undefined }) {
  const t = useText();
  const waiting = everything.filter(({ of }) => (attention?.[of] ?? 0) > 0);
  return (
    <Box component="section" aria-label={t('panel_attention')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('panel_attention')}
      </Typography>
      {!attention && <Skeleton height={48} />}
      {attention && waiting.length === 0 && (
        <Typography color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <DoneIcon color="success" />
          {t('panel_attention_none')}
        </Typography>
      )}
      {attention && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(220px, 1fr))' },
          }}
        >
          {waiting.map(({ of, label, to }) => (
            <WaitingCard key={of} label={t(label)} to={to} count={attention[of] ?? 0} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function WaitingCard({ label, to, count }: { label: string; to: string; count: number }) {
  const t = useText();
  const format = useNumberFormat();
  const number = format.number(count);
  return (
    <Card sx={{ borderLeft: 4, borderLeftColor: 'warning.main' }}>
      <CardActionArea
        component={Link}
        to={to}
        sx={{ px: 1.5, py: 1, height: '100%', display: 'flex', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography>{label}</Typography>
        <Typography sx={{ fontSize: '1.2rem', fontWeight: 700 }}>
          {count < COUNTED_AT_MOST ? number : t('panel_at_least', { count: number })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
