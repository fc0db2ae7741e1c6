import { CanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { AccessDeniedPage } from '../layout/AccessDeniedPage.js';
import { LoadingPage } from '../layout/LoadingPage.js';

interface GuardedProps {
  action: string;
  resource: string;
  children: ReactNode;
}

/** A screen that is no react-admin resource page, for those who may. */
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
