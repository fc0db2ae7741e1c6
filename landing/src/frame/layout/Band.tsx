import type { ReactNode } from 'react';
import styles from './Band.module.css';

/**
 * The dark header area of a page, with its title, behind the white header logo. `tall` is for public
 * pages (rule 9.13).
 */
export function Band({
  title,
  tall = false,
  children,
}: {
  title: string;
  tall?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={`${styles['band']} ${tall ? styles['tall'] : styles['low']}`}>
      <svg
        className={styles['picture']}
        viewBox="0 0 1200 380"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path
          d="M-20 330C180 330 200 210 380 210s190 110 360 96 160-210 330-206 120 60 170 60"
          fill="none"
          stroke="var(--apricot)"
          strokeWidth="3"
          strokeDasharray="2 14"
          strokeLinecap="round"
        />
        <path
          d="M-20 372C260 372 340 290 560 300s260 66 420 40 150-90 260-90"
          fill="none"
          stroke="#ffffff"
          strokeOpacity="0.18"
          strokeWidth="34"
        />
      </svg>
      <div className={`container container-lg ${styles['content']}`}>
        <h1 className={`${tall ? 'title-1' : 'title-2'} ${styles['title']}`}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
