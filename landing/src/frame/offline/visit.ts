/** The time from a sign-in to the sign-out, during which a browser may keep something of its user. */
export interface Visit {
  /** Whether the user has signed out since. Answers that were on their way then must not be stored. */
  isOver(): boolean;
}

export interface Visits {
  current(): Visit;
  /** A user has signed in. */
  begin(): void;
  /** The user signs out: from now on, nothing more of their data is kept. */
  end(): void;
}

/**
 * The visits to a page. `passOn` sends their beginnings and ends to other tabs; `receive` takes those of
 * other tabs.
 */
export function visits(passOn: (event: 'begin' | 'end') => void = () => undefined) {
  let count = 0;
  let isOpen = true;
  const receive = (event: 'begin' | 'end') => {
    if (event === 'end') count += 1;
    isOpen = event === 'begin';
  };
  const take = (event: 'begin' | 'end') => () => {
    receive(event);
    passOn(event);
  };
  return {
    receive,
    begin: take('begin'),
    end: take('end'),
    current(): Visit {
      const own = count;
      return { isOver: () => !isOpen || own !== count };
    },
  };
}
