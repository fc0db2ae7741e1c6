import { useEffect, useRef, useState } from 'react';

/**
 * Lets the action of a form wait for the coordinates of places that were just chosen, and for what else
 * `isUnknown` yet: it runs at once if nothing is loading, and otherwise as soon as all has arrived, with the
 * form as it is then.
 */
export function useOncePlacesLoaded(action: () => void, isUnknown = false) {
  const [loading, setLoading] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!isWanted || loading > 0 || isUnknown) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the form of the last render is the one to act on
    setWanted(false);
    latest.current();
  }, [isWanted, loading, isUnknown]);
  return {
    isWaiting: isWanted,
    run: () => setWanted(true),
    onLoading: (place: Promise<unknown>) => {
      setLoading((before) => before + 1);
      const end = () => setLoading((before) => before - 1);
      place.then(end, end);
    },
  };
}
