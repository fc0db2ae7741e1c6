/** How many guesses count, at a moment (ms timestamp), and for how long (ms). */
export interface GuessLimit {
  now: number;
  most: number;
  forMs: number;
}

/**
 * A write that counts a guess before it is compared, so that guesses made at the same moment count too. `filter` matches no
 * document whose fields `guesses` and `guessesUntil` say that `most` were made and still count.
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

/** Forgets the guesses of a document: the last one was right. */
export const noGuesses = { guesses: 1, guessesUntil: 1 } as const;
