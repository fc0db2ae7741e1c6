/** The maximum number of guesses, the current time (ms timestamp), and how long guesses count (ms). */
export interface GuessLimit {
  now: number;
  most: number;
  forMs: number;
}

/**
 * A write that counts a guess before it is compared, so that concurrent guesses count too. `filter` does not
 * match a document whose fields `guesses` and `guessesUntil` say that `most` guesses still count.
 */
export function guessCount({ now, most, forMs }: GuessLimit) {
  const isOver = { $lte: [{ $ifNull: ['$guessesUntil', 0] }, now] };
  return {
    filter: { $or: [{ guessesUntil: null }, { guessesUntil: { $lte: now } }, { guesses: { $lt: most } }] },
    update: [
      {
        $set: {
          guesses: { $cond: [isOver, 1, { $add: ['$guesses', 1] }] },
          guessesUntil: { $cond: [isOver, now + forMs, '$guessesUntil'] },
        },
      },
    ],
  };
}

/** Clears the guesses of a document after a correct one. */
export const noGuesses = { guesses: 1, guessesUntil: 1 } as const;
