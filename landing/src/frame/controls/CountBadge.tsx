import type { ReactNode } from 'react';
import styles from './CountBadge.module.css';

/** An icon with a number at its corner; nothing there for 0. The icon's button says the number in words. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles['badge']}>
      {children}
      {count > 0 && (
        <span aria-hidden="true" className={styles['count']}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}
