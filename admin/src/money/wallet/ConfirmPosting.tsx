import { Alert, Skeleton } from '@mui/material';
import { exact, fullName, type User } from '@wayfare/shared';
import { useGetOne } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { Facts } from './Facts.js';
import { useApprovalLimit } from './useApprovalLimit.js';
import { usePosted } from './usePosted.js';

/** A wallet posting that an admin is about to make. */
export interface HandPosting {
  kind: 'credit' | 'debit';
  user: User;
  amount: number;
  note: string;
}

/** Shows the wallet's owner, the amount and the resulting balance before posting. */
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
  const posted = usePosted();
  const limit = useApprovalLimit();
  const { kind, user, amount, note } = posting;
  const face = user.usertype === 'driver' ? 'drivers' : 'riders';
  const { data, isFetching } = useGetOne<User>(face, { id: user.id });
  const balance = data?.walletBalance ?? user.walletBalance;
  const after = exact(balance)
    .plus(kind === 'credit' ? amount : -amount)
    .toNumber();
  const post = useOperation({
    run: (provider) => provider.postToWallet(kind, { uid: user.id, amount, note }, requestKey),
    onDone: (answer) => {
      posted(answer);
      onDone();
    },
  });
  const onceKnown = (amount: number) => (isFetching ? <Skeleton width={80} /> : format.money(amount));
  return (
    <ActionDialog
      title={t(`panel_confirm_${kind}`)}
      action={t(kind === 'credit' ? 'panel_wallet_add' : 'panel_wallet_take')}
      isReady={!isFetching}
      isPending={post.isPending}
      onAct={post.mutate}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('panel_wallet_of'), fullName(user)],
          [t('panel_amount'), format.money(amount)],
          [t('panel_balance_now'), onceKnown(balance)],
          [t('panel_balance_after'), onceKnown(after)],
          ...(note ? [[t('panel_note'), note] as const] : []),
        ]}
      />
      {after < 0 && <Alert severity="warning">{t('panel_below_zero')}</Alert>}
      {limit !== null && amount > limit && <Alert severity="info">{t('panel_needs_approval')}</Alert>}
    </ActionDialog>
  );
}
