import { Box, Typography } from '@mui/material';
import { type CardPayment, providerNames } from '@wayfare/shared';
import { useMemo } from 'react';
import { ReferenceField, SelectInput } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { moneyFilters } from '../../frame/table/moneyFilters.js';
import { CardHead, RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { CardMoney } from './CardMoney.js';
import { RefundPayment } from './RefundPayment.js';

interface PaymentColumn extends ExportedColumn, RecordColumn<CardPayment> {
  source: keyof CardPayment;
}

/** Exported in addition to the table's columns. */
const exportedToo: readonly ExportedColumn[] = [
  { source: 'currency', label: 'panel_set_code' },
  { source: 'reference', label: 'panel_card_reference' },
];

const filters = [
  ...moneyFilters('confirmedAt'),
  <SelectInput
    key="provider"
    source="provider"
    label={textKey('panel_card_provider')}
    choices={providerNames.map((name) => ({ id: name, name }))}
    translateChoice={false}
    alwaysOn
  />,
];

/** Payments by card, which admins can refund to the card. */
export function CardPaymentList() {
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  return (
    <PanelList
      title="panel_card_payments"
      exported={[...columns, ...exportedToo]}
      filters={filters}
      sort={{ field: 'confirmedAt', order: 'DESC' }}
      perPage={25}
    >
      {isNarrow ? (
        <PaymentCards />
      ) : (
        <RecordTable<CardPayment>
          columns={columns}
          empty={<NothingHere text="panel_no_card_payments" />}
          actions={(payment) => <RefundPayment payment={payment} />}
        />
      )}
    </PanelList>
  );
}

function useColumns(): readonly PaymentColumn[] {
  const t = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        source: 'confirmedAt',
        label: 'panel_audit_at',
        kind: 'time',
        sortable: true,
        view: ({ confirmedAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(confirmedAt)}</Box>,
      },
      { source: 'payerName', label: 'panel_card_payer', view: ({ payerName }) => <bdi>{payerName}</bdi> },
      {
        source: 'booking',
        label: 'panel_card_for',
        valueIn: ({ booking, bookingReference }) => (booking ? bookingReference : t('panel_card_for_topup')),
        view: (payment) => <PaidFor payment={payment} />,
      },
      { source: 'provider', label: 'panel_card_provider', view: ({ provider }) => <bdi>{provider}</bdi> },
      {
        source: 'amount',
        label: 'panel_amount',
        align: 'right',
        view: ({ amount, currency }) => <CardMoney amount={amount} currency={currency} />,
      },
      {
        source: 'refunded',
        label: 'panel_card_refunded',
        align: 'right',
        view: ({ refunded, currency }) =>
          refunded > 0 ? <CardMoney amount={refunded} currency={currency} /> : '–',
      },
    ],
    [format, t],
  );
}

/** The purpose of a payment: a trip, by its reference, or money for the wallet. */
function PaidFor({ payment }: { payment: CardPayment }) {
  const t = useText();
  if (!payment.booking) return <>{t('panel_card_for_topup')}</>;
  return (
    <ReferenceField
      record={payment}
      source="booking"
      reference="bookings"
      link="show"
      emptyText={t('panel_audit_gone')}
      sx={{ whiteSpace: 'nowrap' }}
    />
  );
}

function PaymentCards() {
  const t = useText();
  const format = useFormat();
  return (
    <RecordCards<CardPayment> empty={<NothingHere text="panel_no_card_payments" />}>
      {(payment) => (
        <>
          <CardHead
            name={payment.payerName}
            amount={<CardMoney amount={payment.amount} currency={payment.currency} />}
          />
          <PaidFor payment={payment} />
          <Typography variant="body2" color="text.secondary">
            <bdi>{payment.provider}</bdi> · {format.dateTime(payment.confirmedAt)}
          </Typography>
          {payment.refunded > 0 && (
            <Typography variant="body2">
              {t('panel_card_refunded')}: <CardMoney amount={payment.refunded} currency={payment.currency} />
            </Typography>
          )}
          <Box sx={{ display: 'flex', justifyContent: 'end' }}>
            <RefundPayment payment={payment} />
          </Box>
        </>
      )}
    </RecordCards>
  );
}
