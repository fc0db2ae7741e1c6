import type { User } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { api } from '@wayfare/shared/web/http';
import { useSession } from '../session/SessionProvider.js';

/**
 * The user's own record, kept up to date: wallet balance, availability and position change independently
 * of the session.
 */
export function useMe(): User | null {
  const { user } = useSession();
  const me = useQuery({
    queryKey: ['me'],
    queryFn: () => api.get<User>('auth/me'),
    enabled: user !== null,
    staleTime: 5000,
  });
  return user ? (me.data ?? user) : null;
}
