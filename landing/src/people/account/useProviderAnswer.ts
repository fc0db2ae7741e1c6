import type { Challenge } from '@wayfare/shared';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { providerProblem } from './loginError.js';

/**
 * Handles the redirect back from a provider: shows the outcome, and returns the challenge if a second
 * factor is needed. Removes the parameters from the address, so that a reload does not repeat the
 * message.
 */
export function useProviderAnswer(): Pick<Challenge, 'challenge' | 'methods'> | null {
  const t = useText();
  const { notify } = useMessages();
  const { hash } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [challenge] = useState(() => new URLSearchParams(hash.slice(1)).get('challenge'));

  useEffect(() => {
    if (!search.has('problem') && !search.has('welcome') && !hash) return;
    const problem = providerProblem(search.get('problem'));
    if (problem) notify(t(problem), 'error');
    if (search.has('welcome')) notify(t('login_success'), 'success');
    const rest = new URLSearchParams(search);
    rest.delete('problem');
    rest.delete('welcome');
    setSearch(rest, { replace: true });
  }, [search, hash, setSearch, notify, t]);

  // The address does not say which second factor the account has, so both are offered.
  return challenge === null ? null : { challenge, methods: { authenticator: true, passkey: true } };
}
