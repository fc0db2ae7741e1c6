import { demoModeRefuses, type Action, type Resource } from '@wayfare/shared';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { textKey } from '../texts/useText.js';
import { useSession } from '../session/session.js';

/** A check to call before acting: returns false if demo mode refuses the action, after notifying the user. */
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
