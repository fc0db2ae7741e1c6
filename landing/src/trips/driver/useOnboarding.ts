import type { OnboardingInput } from '@wayfare/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { useEffect } from 'react';
import { useMe } from '../../people/account/useMe.js';
import { useSession } from '../../frame/session/SessionProvider.js';

const key = ['onboarding'];
/** How often the checklist is read again, in ms: before the approval, there is no live connection. */
const REFRESH_MS = 15_000;

/** The driver's own checklist. Once the office has approved the driver, the session becomes theirs. */
export function useOnboarding() {
  const me = useMe();
  const { setUser } = useSession();
  const queries = useQueryClient();
  const checklist = useQuery({
    queryKey: key,
    queryFn: () => call.get('/drivers/{id}/onboarding', { path: { id: me?.id ?? '' } }),
    enabled: me !== null,
    staleTime: 2000,
    refetchInterval: REFRESH_MS,
  });
  const isApproved = checklist.data?.state === 'approved';
  useEffect(() => {
    if (!isApproved) return;
    void call
      .get('/auth/me')
      .then((user) => {
        queries.setQueryData(['me'], user);
        setUser(user);
      })
      // The next reading of the checklist tries again.
      .catch(() => queries.invalidateQueries({ queryKey: key }));
  }, [isApproved, queries, setUser]);
  return checklist;
}

/** Saves what the driver has filled in, and sends it to the office once nothing is missing. */
export function useCompleteOnboarding() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: OnboardingInput) => call.put('/drivers/me/onboarding', { body: input }),
    onSuccess: (checklist) => {
      queries.setQueryData(key, checklist);
      void queries.invalidateQueries({ queryKey: ['me'] });
    },
  });
}
