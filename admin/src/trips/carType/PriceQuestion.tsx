import { DialogContentText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CarType, Tariff } from '@wayfare/shared';
import { useDataProvider } from 'react-admin';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import type { Change, Question } from '../../frame/table/question.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { TariffChanges } from './TariffChanges.js';
import { tariffFields } from './tariffDraft.js';

/** Whether a change of a car type changes what riders pay. */
export const changesPrice = ({ data, before }: Change) =>
  before !== undefined && tariffFields.some((field) => field in data);

/** Shows the old and the new price and the trips that wait, before everyone pays it. */
export const PriceQuestion: Question = ({ change: { data, before }, onAnswer }) => {
  const t = useText();
  const format = useFormat();
  const provider = useDataProvider<PanelDataProvider>();
  const carType = before as unknown as CarType;
  const { data: waiting } = useQuery({
    queryKey: ['bookings', 'waiting', carType.name],
    queryFn: async () => {
      const filter = { status: ['NEW'], carType: carType.name };
      const sort = { field: 'tripdate', order: 'DESC' } as const;
      return (await provider.getList('bookings', { filter, sort, pagination: { page: 1, perPage: 1 } }))
        .total;
    },
    gcTime: 0,
  });
  return (
    <ActionDialog
      title={t('panel_price_title', { name: carType.name })}
      action={t('panel_price_save')}
      isReady={waiting !== undefined}
      isPending={false}
      onAct={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <TariffChanges carType={carType} draft={{ ...carType, ...data } as Tariff} />
      <DialogContentText>
        {t('panel_price_affects')}{' '}
        {waiting !== undefined &&
          t('panel_price_waiting', { smart_count: waiting, count: format.number(waiting) })}
      </DialogContentText>
    </ActionDialog>
  );
};
