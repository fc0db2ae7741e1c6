import type { User } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { withOwnLastKnown } from '../../frame/offline/lastKnown.js';
import { worksOffline } from '../../frame/offline/worksOffline.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/**
 * The user's own record, kept up to date: wallet balance, availability and position change independently
 * of the session.
 */
export function useMe(): User | null {
  const { user } = useSession();
  const me = useQuery({
    queryKey: ['me'],
    queryFn: () => withOwnLastKnown('me', () => call.get('/auth/me'), worksOffline),
    enabled: user !== null,
    staleTime: 5000,
  });
  return user ? (me.data ?? user) : null;
}
