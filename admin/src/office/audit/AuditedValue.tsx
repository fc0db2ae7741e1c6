import { Box } from '@mui/material';
import type { AuditedField, AuditedName, PresentedAuditEntry } from '@wayfare/shared';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { type AuditedView, auditedView } from './auditedFields.js';
import { NamedRecord } from './NamedRecord.js';
import { FIRST_TIME_MS, parseAudited } from './parseAudited.js';

/** Ids of records, as the product makes them. */
const ID = /^[0-9a-f]{24}$/;

type Names = Readonly<Record<string, AuditedName>>;

/**
 * One side of a change in words: names instead of ids, amounts in the currency, dates, and choices as forms
 * name them.
 */
export function AuditedValue({
  entry,
  change,
  side,
}: {
  entry: PresentedAuditEntry;
  change: AuditedField;
  side: 'before' | 'after';
}): ReactNode {
  const t = useText();
  const value = change[side];
  if (change.hidden) return <em>{t('panel_audit_hidden')}</em>;
  if (value === null || value === '') return '–';
  const typeOf = (field: string) => {
    const sibling = entry.changes.find(({ field: name }) => name === field);
    return sibling?.[side] ?? sibling?.before ?? sibling?.after;
  };
  const view = auditedView(entry.resource, change.field);
  return (
    <Shown
      value={parseAudited(value)}
      view={view}
      isPercentage={view?.type !== undefined && typeOf(view.type) === 'percentage'}
      isAmount={view?.type === undefined || typeOf(view.type) === 'flat'}
      resource={entry.resource}
      names={entry.names}
    />
  );
}

interface ShownProps {
  value: unknown;
  view: AuditedView | null;
  isPercentage?: boolean;
  isAmount?: boolean;
  resource: string;
  names: Names;
}

function Shown({
  value,
  view,
  isPercentage = false,
  isAmount = true,
  resource,
  names,
}: ShownProps): ReactNode {
  const t = useText();
  const format = useFormat();
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    if (view?.kind === 'time' || value >= FIRST_TIME_MS) return <bdi>{format.dateTime(value)}</bdi>;
    if (isPercentage) return <bdi>{format.percent(value / 100)}</bdi>;
    const money = view?.kind === 'money' || (view?.kind === 'fee' && isAmount);
    return <bdi>{money ? format.money(value) : format.number(value)}</bdi>;
  }
  if (typeof value === 'string') {
    if (Object.hasOwn(names, value)) return <NamedRecord id={value} names={names} />;
    if (ID.test(value)) return <em>{t('panel_audit_gone')}</em>;
    return <bdi>{view?.words?.(value, t) ?? value}</bdi>;
  }
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (
      <Box key={index}>
        <Shown value={item} view={view} resource={resource} names={names} />
      </Box>
    ));
  return <Fields fields={value as Record<string, unknown>} resource={resource} names={names} />;
}

/**
 * An object: its fields, or, where only its keys say something, such as the drivers who were asked, those.
 */
function Fields({
  fields,
  resource,
  names,
}: {
  fields: Record<string, unknown>;
  resource: string;
  names: Names;
}) {
  const t = useText();
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  if (entries.length === 0) return '–';
  return entries.map(([name, value], index) => {
    const view = auditedView(resource, name);
    const isListed = value === true && ID.test(name);
    return (
      <Fragment key={name}>
        {index > 0 && ', '}
        {isListed ? (
          <Shown value={name} view={null} resource={resource} names={names} />
        ) : (
          <>
            {view ? t(view.label) : name}{' '}
            <Shown value={value} view={view} resource={resource} names={names} />
          </>
        )}
      </Fragment>
    );
  });
}
