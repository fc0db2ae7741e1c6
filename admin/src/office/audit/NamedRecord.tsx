import { type AuditedName, resourcePages } from '@wayfare/shared';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';

/** Lists whose records have a page of their own. */
const pages: Readonly<Record<string, 'show' | 'edit'>> = {
  bookings: 'show',
  webhooks: 'show',
  riders: 'edit',
  drivers: 'edit',
  fleetadmins: 'edit',
};

/** The name of a record, which leads to its page, or else to the list that has it. */
export function NamedRecord({ id, names }: { id: string; names: Readonly<Record<string, AuditedName>> }) {
  const createPath = useCreatePath();
  const named = names[id];
  if (!named) return null;
  const { name, resource } = named;
  const type = pages[resource];
  const list = resourcePages.find((page) => page.resource === resource)?.path;
  const to = type ? createPath({ resource, id, type }) : list;
  if (!to) return <bdi>{name}</bdi>;
  return (
    <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
      <bdi>{name}</bdi>
    </Link>
  );
}
