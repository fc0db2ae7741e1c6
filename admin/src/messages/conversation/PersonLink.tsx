import type { Conversation } from '@wayfare/shared';
import { Link, useCreatePath } from 'react-admin';

/** The name of the rider or driver of a conversation, which leads to their page. */
export function PersonLink({ conversation: { id, usertype, name } }: { conversation: Conversation }) {
  const createPath = useCreatePath();
  const resource = usertype === 'driver' ? 'drivers' : 'riders';
  return (
    <Link to={createPath({ resource, id, type: 'edit' })}>
      <bdi>{name ?? '–'}</bdi>
    </Link>
  );
}
