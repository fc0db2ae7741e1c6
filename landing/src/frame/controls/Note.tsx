import type { ReactNode } from 'react';
import styles from './Note.module.css';

export type Severity = 'error' | 'warning' | 'info' | 'success';

/** A message that stays on the page. */
export function Note({ severity, children }: { severity: Severity; children: ReactNode }) {
  return (
    <div role="alert" className={`${styles['note']} ${styles[severity]}`}>
      {children}
    </div>
  );
}
