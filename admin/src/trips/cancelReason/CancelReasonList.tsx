import {
  type CancelReason,
  type CancelRole,
  type CancelStage,
  cancelReasonInputSchema,
  cancelReasonSchema,
  cancelRoles,
  cancelStages,
  isOwnReason,
  shownReason,
  type TranslationKey,
} from '@wayfare/shared';
import { SelectArrayInput, useLocale } from 'react-admin';
import type { CellInputProps, InlineColumn } from '../../frame/table/column.js';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { InlineTable } from '../../frame/table/InlineTable.js';
import { TranslatedInput } from '../../frame/table/TranslatedInput.js';
import { useText } from '../../frame/texts/useText.js';
import { cancelRoleNames, cancelStageNames } from './cancelReasonNames.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';

/** Rule 9.14. */
const PAGE_SIZE = 10;

const label = fieldRule(cancelReasonInputSchema.shape.label);
const roles = fieldRule(cancelReasonSchema.shape.roles);
const stages = fieldRule(cancelReasonSchema.shape.stages);
const columns: readonly InlineColumn<CancelReason>[] = [
  {
    source: 'label',
    label: 'panel_reason',
    inWords: (reason, t) => shownReason(reason as string, t),
    // A reason that came with the product is translated with it.
    translated: ({ label: reason }) => !isOwnReason(reason),
    view: (reason) => <ReasonText reason={reason} />,
    input: (props) => <ReasonInput {...props} />,
  },
  {
    source: 'roles',
    label: 'panel_cancel_roles',
    inWords: (role, t) => t(cancelRoleNames[role as CancelRole]),
    view: ({ roles }) => <Names of={roles} all={cancelRoles} names={cancelRoleNames} />,
    input: (props) => (
      <SelectArrayInput
        {...props}
        choices={cancelRoles.map((id) => ({ id, name: cancelRoleNames[id] }))}
        defaultValue={[...cancelRoles]}
        validate={roles}
      />
    ),
    sortable: false,
  },
  {
    source: 'stages',
    label: 'panel_cancel_stages',
    inWords: (stage, t) => t(cancelStageNames[stage as CancelStage]),
    view: ({ stages }) => <Names of={stages} all={cancelStages} names={cancelStageNames} />,
    input: (props) => (
      <SelectArrayInput
        {...props}
        choices={cancelStages.map((id) => ({ id, name: cancelStageNames[id] }))}
        defaultValue={[...cancelStages]}
        validate={stages}
      />
    ),
    sortable: false,
  },
];

/** A reason; one that came with the product in the reader's language. */
function ReasonText({ reason }: { reason: CancelReason }) {
  const t = useText();
  const language = useLocale();
  return <>{shownReason(reason.label, t, { listed: [reason], language })}</>;
}

/** The input of a reason. One that came with the product stays translated until it is changed. */
function ReasonInput(props: CellInputProps) {
  const t = useText();
  return (
    <TranslatedInput {...props} format={(reason?: string) => shownReason(reason ?? '', t)} validate={label} />
  );
}

/** The names of the chosen values, in the order of the list; a single word for all of them. */
function Names<Value extends string>({
  of: chosen,
  all,
  names,
}: {
  of: readonly Value[];
  all: readonly Value[];
  names: Readonly<Record<Value, TranslationKey>>;
}) {
  const t = useText();
  const shown = all.filter((value) => chosen.includes(value));
  return shown.length === all.length
    ? t('panel_cancel_any')
    : shown.map((value) => t(names[value])).join(' · ');
}

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
