import { useLayoutEffect } from 'react';
import { followColors } from '../colorMode.js';
import { useSession } from '../session/SessionProvider.js';

/** The dark colors of drivers at night. */
export function Colors() {
  const isDriver = useSession().user?.usertype === 'driver';
  useLayoutEffect(() => followColors(isDriver), [isDriver]);
  return null;
}
