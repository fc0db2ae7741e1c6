import type { Promo } from '@wayfare/shared';
import { InlineTable } from '../../frame/table/InlineTable.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { usePromoColumns } from './promoColumns.js';

const newPromo = {
  promo_discount_type: 'percentage',
  max_promo_discount_value: 0,
  min_order: 0,
} satisfies Partial<Promo>;

/** The promos, edited in place (rule 2.36). */
export function PromoList() {
  const columns = usePromoColumns();
  return (
    <PanelList
      title="panel_promos"
      exported={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
    >
      <InlineTable columns={columns} defaults={newPromo} empty={<NothingHere text="no_promos" />} />
    </PanelList>
  );
}
