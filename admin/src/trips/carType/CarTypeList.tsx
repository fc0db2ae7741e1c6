import type { CarType } from '@wayfare/shared';
import { useMemo } from 'react';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { useSession } from '../../frame/session/session.js';
import { ColumnChooser } from '../../frame/table/ColumnChooser.js';
import { InlineTable } from '../../frame/table/InlineTable.js';
import { ListTools, NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { QuestionProvider } from '../../frame/table/question.js';
import { changesPrice, PriceQuestion } from './PriceQuestion.js';
import { useCarTypeColumns } from './carTypeColumns.js';

const newCarType = {
  base_fare: 0,
  min_fare: 0,
  convenience_fees: 0,
  convenience_fee_type: 'percentage',
} satisfies Partial<CarType>;

/** Parcels are for deliveries only. */
const deliveryOnly: readonly string[] = ['parcelTypes', 'options'];
/** They make room for parcels: the fee says its type itself, and few tariffs have fees for canceling. */
const lessForDeliveries: readonly string[] = ['convenience_fee_type', 'cancelSlab'];

/** The car types and their tariffs, edited in place (rule 2.36). */
export function CarTypeList() {
  const { category } = useSession().settings;
  const isNarrow = useIsNarrow();
  const columns = useCarTypeColumns();
  const shown = useMemo(
    () =>
      category === 'delivery'
        ? columns.map((column): typeof column =>
            lessForDeliveries.includes(column.source) ? { folded: 'unless wide', ...column } : column,
          )
        : columns.filter(({ source }) => !deliveryOnly.includes(source)),
    [columns, category],
  );
  return (
    <PanelList
      title="panel_car_types"
      exported={shown}
      sort={{ field: 'createdAt', order: 'ASC' }}
      perPage={25}
      actions={<ListTools>{!isNarrow && <ColumnChooser columns={shown} />}</ListTools>}
    >
      <QuestionProvider question={PriceQuestion} isAsked={changesPrice}>
        <InlineTable columns={shown} defaults={newCarType} empty={<NothingHere text="no_cars" />} />
      </QuestionProvider>
    </PanelList>
  );
}
