import { CanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { AccessDeniedPage } from '../feedback/AccessDeniedPage.js';
import { LoadingPage } from '../feedback/LoadingPage.js';

interface GuardedProps {
  action: string;
  resource: string;
  children: ReactNode;
}

/** Guards a screen that is not a react-admin resource page. */
export function Guarded({ action, resource, children }: GuardedProps) {
  return (
    <CanAccess
      action={action}
      resource={resource}
      loading={<LoadingPage />}
      accessDenied={<AccessDeniedPage />}
    >
      {children}
    </CanAccess>
  );
}
