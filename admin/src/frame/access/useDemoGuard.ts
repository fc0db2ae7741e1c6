import { demoModeRefuses, type Action, type Resource } from '@wayfare/shared';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { textKey } from '../texts/useText.js';
import { useSession } from '../session/session.js';

/**
 * Returns a check to call before an action. If demo mode refuses the action, the check notifies the user and
 * returns false.
 */
export function useDemoGuard(resource: string) {
  const { settings } = useSession();
  const notify = useNotify();
  return useCallback(
    (action: Action): boolean => {
      if (!demoModeRefuses(settings, action, resource as Resource)) return true;
      notify(textKey('demo_mode'), { type: 'warning' });
      return false;
    },
    [settings, resource, notify],
  );
}
