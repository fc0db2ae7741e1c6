import { type CancelReason, cancelReasonInputSchema } from '@wayfare/shared';
import { TextInput } from 'react-admin';
import type { InlineColumn } from '../../frame/table/column.js';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { InlineTable } from '../../frame/table/InlineTable.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';

/** Rule 9.14. */
const PAGE_SIZE = 10;

const label = fieldRule(cancelReasonInputSchema.shape.label);
const columns: readonly InlineColumn<CancelReason>[] = [
  {
    source: 'label',
    label: 'panel_reason',
    view: (reason) => reason.label,
    input: (props) => <TextInput {...props} validate={label} />,
  },
];

/** The reasons for cancellation, in the order they are offered (rule 2.38). */
export function CancelReasonList() {
  return (
    <PanelList
      title="panel_cancel_reasons"
      exported={columns}
      sort={{ field: 'value', order: 'ASC' }}
      perPage={PAGE_SIZE}
    >
      <InlineTable columns={columns} empty={<NothingHere text="no_cancel_reason" />} />
    </PanelList>
  );
}
