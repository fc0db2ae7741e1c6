import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/** Keyboard access to a record's page: react-admin's rows only open on click. */
export function RecordLink({ to, children }: { to: 'show' | 'edit'; children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  if (!record) return children;
  return (
    <Link
      to={createPath({ resource, id: record.id, type: to })}
      underline="hover"
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </Link>
  );
}
