import { Box, List, ListItem, ListItemText, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useMe } from '../account/useMe.js';
import { useFormat } from '../language/useFormat.js';
import { useT } from '../language/LanguageProvider.js';
import { EmptyRoad } from '../layout/Art.js';
import { Notice } from '../layout/Notice.js';
import { Pager } from '../layout/Pager.js';
import { LoadError } from '../layout/PageStates.js';
import { palette } from '../theme.js';
import { useTodaysEarnings, useWalletHistory, type WalletEntry } from './tasks.js';
import { Withdraws } from './Withdraws.js';

const PER_PAGE = 20;

/** Today's earnings, the wallet and everything that went in and out of it. */
export function Earnings() {
  const t = useT();
  const format = useFormat();
  const me = useMe();
  const today = useTodaysEarnings();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr' } }}>
        <Figure
          name={t('console_today')}
          value={today.data ? format.money(today.data.share) : null}
          note={today.data ? t('console_trips_count', { smart_count: today.data.trips }) : ''}
          dark
        />
        <Figure
          name={t('console_wallet')}
          value={me ? format.money(me.walletBalance) : null}
          note={t('console_wallet_text')}
        />
      </Box>
      <Withdraws />
      <History />
    </Stack>
  );
}

function Figure({
  name,
  value,
  note,
  dark = false,
}: {
  name: string;
  value: string | null;
  note: string;
  dark?: boolean;
}) {
  return (
    <Box
      sx={{
        borderRadius: 5,
        p: 2.5,
        bgcolor: dark ? palette.deep : '#fff',
        color: dark ? '#fff' : 'text.primary',
        border: '1px solid',
        borderColor: dark ? palette.deep : 'divider',
      }}
    >
      <Typography variant="body2">{name}</Typography>
      <Typography sx={{ fontSize: { xs: '1.5rem', md: '2.1rem' }, fontWeight: 800 }}>
        <bdi dir="ltr">{value ?? <Skeleton width="70%" />}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ opacity: 0.85 }}>
        {note}
      </Typography>
    </Box>
  );
}

function History() {
  const t = useT();
  const [page, setPage] = useState(0);
  const history = useWalletHistory(page, PER_PAGE);
  if (history.isPending) return <Skeleton variant="rounded" height={240} sx={{ borderRadius: 5 }} />;
  if (history.error && !history.data) {
    return <LoadError error={history.error} onRetry={() => void history.refetch()} />;
  }
  const { rows, total } = history.data ?? { rows: [], total: 0 };
  if (rows.length === 0) return <Notice art={<EmptyRoad />} title={t('console_no_history')} />;
  const pages = Math.ceil(total / PER_PAGE);
  return (
    <Box component="section" aria-labelledby="wallet-history">
      <Typography variant="h3" component="h2" id="wallet-history" sx={{ mb: 1 }}>
        {t('console_wallet_history')}
      </Typography>
      <List sx={{ bgcolor: '#fff', borderRadius: 5, border: '1px solid', borderColor: 'divider', p: 0 }}>
        {rows.map((entry, index) => (
          <Entry key={entry.txRef} entry={entry} last={index === rows.length - 1} />
        ))}
      </List>
      <Pager pages={pages} page={page} onChange={setPage} />
    </Box>
  );
}

function Entry({ entry, last }: { entry: WalletEntry; last: boolean }) {
  const t = useT();
  const format = useFormat();
  const isIn = entry.type === 'Credit';
  return (
    <ListItem
      divider={!last}
      secondaryAction={
        <Typography sx={{ fontWeight: 700 }} color={isIn ? 'success.main' : 'text.primary'} dir="ltr">
          {isIn ? '+' : '−'}
          {format.money(entry.amount)}
        </Typography>
      }
    >
      <ListItemText primary={t(`wallet_type_${entry.type}`)} secondary={format.dateTime(entry.date)} />
    </ListItem>
  );
}
