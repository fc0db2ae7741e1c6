import { Box, Link as MuiLink, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import { entryName } from '@wayfare/web/wallet';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { Pager } from '../../frame/layout/Pager.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { SaveWalletHistory } from './SaveWalletHistory.js';
import { useWalletHistory, type WalletEntry } from './wallet.js';

const PER_PAGE = 20;

/** The full history of the user's wallet, newest first. */
export function WalletHistory() {
  const t = useText();
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2" id="wallet-history" sx={{ flexGrow: 1 }}>
          {t('console_wallet_history')}
        </Typography>
        <SaveWalletHistory />
      </Box>
      <List
        sx={{
          bgcolor: 'background.paper',
          borderRadius: 5,
          border: '1px solid',
          borderColor: 'divider',
          p: 0,
        }}
      >
        {rows.map((entry, index) => (
          <Entry key={entry.txRef} entry={entry} last={index === rows.length - 1} />
        ))}
      </List>
      <Pager pages={pages} page={page} onChange={setPage} />
    </Box>
  );
}

function Entry({ entry, last }: { entry: WalletEntry; last: boolean }) {
  const t = useText();
  const format = useFormat();
  const isIn = entry.type === 'Credit';
  return (
    <ListItem divider={!last} sx={{ gap: 2 }}>
      <ListItemText
        primary={t(entryName(entry))}
        secondary={
          <>
            {[format.dateTime(entry.date), entry.account === 'bonus' && t('wallet_bonus')]
              .filter(Boolean)
              .join(' · ')}
            {entry.booking && (
              <MuiLink
                component={Link}
                to={`/bookings/${entry.booking}`}
                underline="always"
                sx={{ display: 'block', width: 'fit-content' }}
              >
                {t('wallet_see_trip')}{' '}
                <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
                  {entry.bookingReference}
                </Box>
              </MuiLink>
            )}
          </>
        }
      />
      <Box sx={{ flexShrink: 0, textAlign: 'end' }}>
        <Typography sx={{ fontWeight: 700 }} color={isIn ? 'success.main' : 'text.primary'}>
          <bdi dir="ltr">
            {isIn ? '+' : '−'}
            {format.money(entry.amount)}
          </bdi>
        </Typography>
        {entry.balance !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {t('wallet_balance_after', { amount: format.money(entry.balance) })}
          </Typography>
        )}
      </Box>
    </ListItem>
  );
}
