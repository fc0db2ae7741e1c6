import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Stack,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { exact, fullName, type User } from '@wayfare/shared';
import { useId } from 'react';
import { useDataProvider, useGetOne, useNotify } from 'react-admin';
import { useFormat } from '../language/useFormat.js';
import { textKey, useText } from '../language/useText.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { Facts } from './Facts.js';
import { useApprovalLimit } from './useApprovalLimit.js';
import { usePosted } from './usePosted.js';

/** What an admin is about to post to a wallet. */
export interface HandPosting {
  kind: 'credit' | 'debit';
  user: User;
  amount: number;
  note: string;
}

/** Shows whose wallet gets or loses how much, and the balance it makes, before it is posted. */
export function ConfirmPosting({
  posting,
  requestKey,
  onClose,
  onDone,
}: {
  posting: HandPosting;
  /** The same for the same posting, so that sending it twice posts once. */
  requestKey: string;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const notify = useNotify();
  const posted = usePosted();
  const limit = useApprovalLimit();
  const provider = useDataProvider<PanelDataProvider>();
  const { kind, user, amount, note } = posting;
  const face = user.usertype === 'driver' ? 'drivers' : 'riders';
  const { data, isFetching } = useGetOne<User>(face, { id: user.id });
  const balance = data?.walletBalance ?? user.walletBalance;
  const after = exact(balance)
    .plus(kind === 'credit' ? amount : -amount)
    .toNumber();
  const post = useMutation({
    mutationFn: () => provider.postToWallet(kind, { uid: user.id, amount, note }, requestKey),
    onSuccess: (answer) => {
      posted(answer);
      onDone();
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t(`panel_confirm_${kind}`)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Facts
            facts={[
              [t('panel_wallet_of'), fullName(user)],
              [t('panel_amount'), format.money(amount)],
              [t('panel_balance_now'), isFetching ? <Skeleton width={80} /> : format.money(balance)],
              [t('panel_balance_after'), isFetching ? <Skeleton width={80} /> : format.money(after)],
              ...(note ? [[t('panel_note'), note] as const] : []),
            ]}
          />
          {after < 0 && <Alert severity="warning">{t('panel_below_zero')}</Alert>}
          {limit !== null && amount > limit && <Alert severity="info">{t('panel_needs_approval')}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          disabled={isFetching}
          loading={post.isPending}
          onClick={() => post.mutate()}
        >
          {t(kind === 'credit' ? 'panel_wallet_add' : 'panel_wallet_take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
