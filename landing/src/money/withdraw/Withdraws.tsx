import { Box, Chip, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import { payoutStatus, type Withdraw } from '@wayfare/shared';
import { useState } from 'react';
import { HeldMoney, useMoneyHold } from '../../people/account/HeldMoney.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Pager } from '../../frame/layout/Pager.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { AmountForm } from '../payment/AmountForm.js';
import { useWithdraw, useWithdraws } from './withdraws.js';

const PER_PAGE = 5;

/** Payout requests: a form, and the existing ones (rules 3.22, 6.8). */
export function Withdraws() {
  const t = useText();
  const isHeld = useMoneyHold() !== null;
  return (
    <Box component="section" aria-labelledby="withdraws">
      <Typography variant="h3" component="h2" id="withdraws" sx={{ mb: 1 }}>
        {t('console_withdraws')}
      </Typography>
      <Box sx={{ bgcolor: 'background.paper', borderRadius: 5, border: '1px solid', borderColor: 'divider' }}>
        {isHeld ? <HeldMoney /> : <WithdrawForm />}
        <Requests />
      </Box>
    </Box>
  );
}

function WithdrawForm() {
  const t = useText();
  const { notify } = useMessages();
  const withdraw = useWithdraw();
  return (
    <AmountForm
      label={t('console_withdraw_amount')}
      hint={t('console_withdraw_text')}
      needed={t('console_withdraw_amount_needed')}
      action={t('console_withdraw')}
      busy={withdraw.isPending}
      onAmount={(amount, clear) =>
        withdraw.mutate(amount, {
          onSuccess: () => {
            clear();
            notify(t('console_withdraw_sent'), 'success');
          },
        })
      }
    />
  );
}

function Requests() {
  const t = useText();
  const [page, setPage] = useState(0);
  const requests = useWithdraws(page, PER_PAGE);
  if (requests.isPending) return <Skeleton variant="rounded" height={120} sx={{ m: 2.5 }} />;
  if (requests.error && !requests.data)
    return <LoadError error={requests.error} onRetry={() => void requests.refetch()} />;
  const { rows, total } = requests.data ?? { rows: [], total: 0 };
  if (rows.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ px: 2.5, pb: 2.5 }}>
        {t('console_no_withdraws')}
      </Typography>
    );
  }
  const pages = Math.ceil(total / PER_PAGE);
  return (
    <>
      <List sx={{ borderTop: '1px solid', borderColor: 'divider', p: 0 }} aria-labelledby="withdraws">
        {rows.map((withdraw, index) => (
          <Request key={withdraw.id} withdraw={withdraw} last={index === rows.length - 1} />
        ))}
      </List>
      <Pager pages={pages} page={page} onChange={setPage} />
    </>
  );
}

function Request({ withdraw, last }: { withdraw: Withdraw; last: boolean }) {
  const t = useText();
  const format = useFormat();
  const { amount, date, bankName, bankAccount, failReason, heldUntil, heldFor } = withdraw;
  const bank = [bankName, bankAccount].filter(Boolean).join(' · ');
  return (
    <ListItem divider={!last} sx={{ columnGap: 2, px: 2.5, flexWrap: 'wrap' }}>
      <ListItemText
        primary={<bdi dir="ltr">{format.money(amount)}</bdi>}
        secondary={
          <>
            {format.dateTime(date)}
            {bank && (
              <>
                {' · '}
                <bdi>{bank}</bdi>
              </>
            )}
            {failReason && (
              <Box component="span" sx={{ display: 'block' }}>
                {t('console_withdraw_reason', { reason: failReason })}
              </Box>
            )}
            {payoutStatus(withdraw) === 'requested' && !heldUntil && (
              <Box component="span" sx={{ display: 'block' }}>
                {t('console_withdraw_next')}
              </Box>
            )}
            {heldUntil && (
              <Box component="span" sx={{ display: 'block' }}>
                {t(heldFor === 'contact' ? 'console_withdraw_held_contact' : 'console_withdraw_held_text')}
              </Box>
            )}
          </>
        }
      />
      <Status withdraw={withdraw} />
    </ListItem>
  );
}

function Status({ withdraw }: { withdraw: Withdraw }) {
  const t = useText();
  const format = useFormat();
  const { procesDate, failedAt, heldUntil } = withdraw;
  const date = (at: number | null | undefined) => ({ date: at ? format.dateTime(at) : '' });
  const looks = {
    requested: heldUntil
      ? (['warning', t('console_withdraw_held', date(heldUntil))] as const)
      : (['default', t('console_withdraw_open')] as const),
    processed: ['success', t('console_withdraw_processed', date(procesDate))] as const,
    failed: ['error', t('console_withdraw_failed', date(failedAt))] as const,
  };
  const [color, label] = looks[payoutStatus(withdraw)];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      label={label}
      sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}
