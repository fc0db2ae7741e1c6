import { useMediaQuery, useTheme } from '@mui/material';
import { useLayoutEffect, useState } from 'react';

/**
 * The attribute of the page while a phone shows nothing but the trip. It hides the site's header and footer.
 */
const ATTRIBUTE = 'data-driving';

/** Driving mode: on a phone, a driver on a trip sees the trip only, until they ask for the menus. */
export function useDrivingMode(isDriving: boolean) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [hasLeft, setHasLeft] = useState(false);
  // The next trip starts in driving mode again.
  if (hasLeft && !isDriving) setHasLeft(false);
  const isOn = isDriving && isPhone && !hasLeft;
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    document.documentElement.setAttribute(ATTRIBUTE, '');
    return () => document.documentElement.removeAttribute(ATTRIBUTE);
  }, [isOn]);
  return {
    isOn,
    isPhone,
    /** Shows the menus. */
    leave: () => setHasLeft(true),
    /** Back to the trip, if driving mode was left. */
    enter: isDriving && isPhone && hasLeft ? () => setHasLeft(false) : null,
  };
}
