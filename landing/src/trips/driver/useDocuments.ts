import type { DocumentKind, SendDocumentInput } from '@wayfare/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { useMe } from '../../people/account/useMe.js';

const key = ['documents'];
/** How often they are read again, in ms: the office reviews them at any time. */
const REFRESH_MS = 60_000;

/** The driver's own papers. */
export function useDocuments() {
  const me = useMe();
  return useQuery({
    queryKey: key,
    queryFn: async () =>
      (await call.get('/drivers/{id}/documents', { path: { id: me?.id ?? '' } })).documents,
    enabled: me !== null,
    staleTime: 5000,
    refetchInterval: REFRESH_MS,
  });
}

/** Sends a new picture of a document to the office. */
export function useSendDocument(kind: DocumentKind) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: SendDocumentInput) =>
      call.put('/drivers/me/documents/{kind}', { path: { kind }, body: input }),
    onSuccess: ({ documents }) => queries.setQueryData(key, documents),
  });
}
