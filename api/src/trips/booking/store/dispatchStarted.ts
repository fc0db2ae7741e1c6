import { DISPATCH_AHEAD_MS, MOST_LEAD_MINUTES } from '@wayfare/shared';

/**
 * Selects the bookings that have entered dispatch by a time (ms timestamp): `dispatchStartsAt` as a filter.
 * The trip date bounds the entries of the index that are read.
 */
export const dispatchStartedBy = (time: number) => ({
  tripdate: { $lte: time + MOST_LEAD_MINUTES * 60_000 },
  $expr: {
    $lte: [
      '$tripdate',
      {
        $cond: [
          { $eq: ['$bookLater', true] },
          {
            $add: [
              time,
              {
                $cond: [
                  { $isNumber: '$leadSeconds' },
                  { $multiply: ['$leadSeconds', 1000] },
                  DISPATCH_AHEAD_MS,
                ],
              },
            ],
          },
          time,
        ],
      },
    ],
  },
});
