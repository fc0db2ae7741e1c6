import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { ATTENTION_KEY } from '../providers/realtime.js';

/** Trip dates come closer, and proposals expire, without any event from the server. */
const REFRESH_MS = 60_000;

/** What waits for the user, by kind. Live events refresh it. */
export function useAttention() {
  return useQuery({
    queryKey: ATTENTION_KEY,
    queryFn: () => call.get('/attention'),
    refetchInterval: REFRESH_MS,
  });
}
