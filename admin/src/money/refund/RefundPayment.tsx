import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Skeleton,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  type CardPayment,
  MAX_REFUND_NOTE,
  parseNumber,
  plainNumber,
  type Refund,
  type Refundable,
  refundSources,
  type RefundSource,
} from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { newIdempotencyKey } from '@wayfare/web/http';
import { useId, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { Facts } from '../wallet/Facts.js';
import { CardMoney } from './CardMoney.js';

const STALE = ['cardpayments', 'cardrefunds', 'riders', 'wallethistory'];

/** Refunds a payment to its card, while something of it is left. */
export function RefundPayment({
  payment,
  variant = 'text',
}: {
  payment: CardPayment;
  variant?: 'text' | 'outlined';
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'cardpayments', action: 'edit', record: payment });
  if (!canAccess || payment.refunded >= payment.amount) return null;
  return (
    <>
      <Button
        size={variant === 'text' ? 'small' : 'medium'}
        variant={variant}
        aria-label={t('panel_refund_of', { name: payment.payerName })}
        onClick={() => setOpen(true)}
      >
        {t('panel_refund')}
      </Button>
      {isOpen && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

function RefundDialog({ payment, onClose }: { payment: CardPayment; onClose: () => void }) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const { data: left, error } = useQuery({
    queryKey: ['cardpayments', 'refundable', payment.id],
    queryFn: () => provider.refundable(payment.id),
    // The refundable amount changes with every refund.
    staleTime: 0,
    gcTime: 0,
  });
  if (left && !left.blocked) return <RefundForm payment={payment} left={left} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('panel_refund_title')}
      action={t('panel_refund')}
      isReady={false}
      isPending={false}
      onAct={onClose}
      onClose={onClose}
    >
      {left?.blocked || error ? (
        <Alert severity="info">{left?.blocked ? t(left.blocked) : error?.message}</Alert>
      ) : (
        <Skeleton height={120} />
      )}
    </ActionDialog>
  );
}

const outcomes: Partial<Record<Refund['state'], 'done' | 'returned'>> = {
  done: 'done',
  failed: 'returned',
  returned: 'returned',
};

function RefundForm({
  payment,
  left,
  onClose,
}: {
  payment: CardPayment;
  left: Refundable;
  onClose: () => void;
}) {
  const t = useText();
  const notify = useNotify();
  const format = useFormat();
  const { settings } = useSession();
  const locale = useDateLocale();
  const sources = refundSources.filter((source) => left[source] > 0);
  const [source, setSource] = useState<RefundSource>(sources[0] ?? 'wallet');
  const [typed, setTyped] = useState(() => plainNumber(left[source], locale));
  const [note, setNote] = useState('');
  // The same key until the request succeeds: sending again after a lost response refunds nothing twice.
  const [key, setKey] = useState(newIdempotencyKey);
  const change = (next: () => void) => {
    next();
    setKey(newIdempotencyKey());
  };
  const amount = parseNumber(typed, amountRules(settings, locale)).value ?? 0;
  const isTooMuch = amount > left[source];
  const refund = useOperation({
    run: (provider) => provider.refundPayment(payment.id, { amount, source, note: note.trim() }, key),
    stale: STALE,
    onDone: ({ state }) => {
      const outcome = outcomes[state] ?? 'open';
      notify(textKey(`panel_refund_result_${outcome}`), {
        type: outcome === 'returned' ? 'warning' : 'success',
      });
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('panel_refund_title')}
      action={t('panel_refund')}
      isReady={amount > 0 && !isTooMuch && note.trim() !== ''}
      isPending={refund.isPending}
      onAct={refund.mutate}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t('panel_card_payer'), payment.payerName],
          [t('panel_card_provider'), payment.provider],
          [t('panel_amount'), <CardMoney key="amount" {...payment} />],
          [t('panel_card_refunded'), <CardMoney key="refunded" {...payment} amount={payment.refunded} />],
        ]}
      />
      <Sources
        sources={sources}
        left={left}
        source={source}
        onSource={(next) =>
          change(() => {
            setSource(next);
            setTyped(plainNumber(left[next], locale));
          })
        }
      />
      <AmountField
        label={t('panel_amount')}
        required
        value={typed}
        onChange={(next) => change(() => setTyped(next))}
        error={isTooMuch}
        helperText={t(`panel_refund_source_${source}`, { amount: format.money(left[source]) })}
        settings={settings}
        locale={locale}
        t={t}
      />
      <TextField
        label={t('panel_note')}
        helperText={t('panel_note_hint')}
        required
        value={note}
        onChange={(event) => change(() => setNote(event.target.value))}
        slotProps={{ htmlInput: { maxLength: MAX_REFUND_NOTE } }}
        fullWidth
      />
      <Alert severity="info">{t('panel_refund_text')}</Alert>
    </ActionDialog>
  );
}

/** Whose money is refunded, if it can be more than one's. */
function Sources({
  sources,
  left,
  source,
  onSource,
}: {
  sources: readonly RefundSource[];
  left: Refundable;
  source: RefundSource;
  onSource: (source: RefundSource) => void;
}) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  if (sources.length < 2) return null;
  return (
    <FormControl>
      <FormLabel id={id}>{t('panel_refund_source')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={source}
        onChange={(event) => onSource(event.target.value as RefundSource)}
      >
        {sources.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={t(`panel_refund_source_${one}`, { amount: format.money(left[one]) })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
