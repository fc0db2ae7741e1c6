import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangePreview, delays, type PresentedBooking, type WantedChange } from '@wayfare/shared';
import { useAfterPause } from '../form/useAfterPause.js';
import { call } from '../http/operations.js';

/**
 * The preview of a wanted change, and the request that makes it as previewed. The preview is asked for when
 * typing pauses, and again after a refusal.
 */
export function useBookingChange(
  id: string,
  wanted: WantedChange | null,
  onChanged: (booking: PresentedBooking) => void,
) {
  const queries = useQueryClient();
  const asked = useAfterPause(JSON.stringify(wanted ?? {}), delays.placeSearch);
  const queryKey = ['bookings', 'change', id, asked];
  const change = useMutation({
    mutationFn: ({ version, price, driver }: ChangePreview) =>
      call.post('/bookings/{id}/changes', {
        path: { id },
        body: {
          ...(JSON.parse(asked) as WantedChange),
          version,
          agreed: { customer_paid: price.after, driver },
        },
      }),
    onSuccess: onChanged,
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const preview = useQuery({
    queryKey,
    queryFn: () =>
      call.post('/bookings/{id}/changes/preview', { path: { id }, body: JSON.parse(asked) as WantedChange }),
    // Once it is made, nothing of it is left to change.
    enabled: asked !== '{}' && !change.isPending && !change.isSuccess,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const isCurrent = wanted !== null && asked === JSON.stringify(wanted) && asked !== '{}';
  return {
    change,
    preview: isCurrent && !preview.isFetching ? (preview.data ?? null) : null,
    isLoading: (wanted !== null && asked !== JSON.stringify(wanted)) || preview.isFetching,
    problem: isCurrent ? (change.error ?? preview.error) : null,
  };
}
