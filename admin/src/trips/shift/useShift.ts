import { useQueries } from '@tanstack/react-query';
import { replayedDrivers, replayedTrips, type ShiftRecording } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useCallback, useMemo } from 'react';
import { partsOf } from './shiftTimes.js';

/** A finished recording never changes. */
const FRESH_MS = 5 * 60_000;

/** Reads the recording of a shift hour by hour. The hours that are already read are shown. */
export function useShift({ from, to }: { from: number; to: number }) {
  const parts = useMemo(() => partsOf({ from, to }), [from, to]);
  const combine = useCallback((results: readonly Result[]) => {
    const read = results.flatMap(({ data }) => data ?? []);
    return {
      read,
      isLoading: results.some(({ isPending }) => isPending),
      isError: results.some(({ isError }) => isError),
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    };
  }, []);
  const { read, ...state } = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['shiftreplay', part.from, part.to],
      queryFn: () => call.get('/shiftreplay', { query: { from: part.from, to: part.to } }),
      staleTime: FRESH_MS,
    })),
    combine,
  });
  const recording = useMemo(
    () => ({
      drivers: replayedDrivers(read),
      trips: replayedTrips(read).filter(({ askedAt }) => askedAt < to),
      recordedSince: read[0]?.recordedSince ?? null,
      isRecorded: read.some((part) => part.isRecorded),
      isCut: read.some((part) => part.isCut),
      dispatch: read.flatMap(({ dispatch }) => dispatch ?? []).at(-1) ?? null,
    }),
    [read, to],
  );
  return { ...recording, ...state };
}

interface Result {
  data: ShiftRecording | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => Promise<unknown>;
}
