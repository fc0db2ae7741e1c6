import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DecisionRequest, DecisionRequestInput, PassedTrip } from '@wayfare/shared';
import { call, idempotent, newIdempotencyKey } from '@wayfare/web/http';
import { useRef } from 'react';
import { getPage } from '../../frame/api/getPage.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/** How many trips and requests a page of a list has. */
export const PER_PAGE = 10;

/** How often the trips that others got are read, of which no event is sent, in ms. */
const PASSED_MS = 60_000;

/** The automatic decisions about the driver. */
export const useDecisions = () =>
  useQuery({ queryKey: ['decisions'], queryFn: () => call.get('/drivers/me/decisions') });

/** A page of the trips near the driver that they did not get, newest first. */
export const usePassedTrips = (page: number) =>
  useQuery({
    queryKey: ['passedtrips', page],
    queryFn: () => getPage<PassedTrip>('passedtrips', { sort: ['at', 'DESC'], page, perPage: PER_PAGE }),
    refetchInterval: PASSED_MS,
    placeholderData: (before) => before,
  });

/** A page of what the driver asked about decisions, open ones first. */
export const useDecisionRequests = (page: number) =>
  useQuery({
    queryKey: ['decisionrequests', page],
    queryFn: () =>
      getPage<DecisionRequest>('decisionrequests', { sort: ['isOpen', 'DESC'], page, perPage: PER_PAGE }),
    placeholderData: (before) => before,
  });

/** Sends a text once, also if it is sent again after a failure, and reloads the requests. */
function useOnce<Input>(
  send: (input: Input, headers: Record<string, string>) => Promise<DecisionRequest>,
  onSent: (request: DecisionRequest) => void,
) {
  const attempt = useRef<{ input: string; key: string }>(undefined);
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn(input: Input) {
      const sent = JSON.stringify(input);
      if (attempt.current?.input !== sent) attempt.current = { input: sent, key: newIdempotencyKey() };
      return send(input, idempotent(attempt.current.key));
    },
    onSuccess(request) {
      attempt.current = undefined;
      void queries.invalidateQueries({ queryKey: ['decisionrequests'] });
      onSent(request);
    },
    onError: (error) => notifyError(error),
  });
}

/** Asks a person about a decision. */
export const useAsk = (onSent: (request: DecisionRequest) => void) =>
  useOnce((body: DecisionRequestInput, headers) => call.post('/decisionrequests', { body, headers }), onSent);

/** Writes again about a request. */
export const useReply = (id: string, onSent: () => void) =>
  useOnce(
    (text: string, headers) =>
      call.post('/decisionrequests/{id}/messages', { path: { id }, body: { text }, headers }),
    onSent,
  );
