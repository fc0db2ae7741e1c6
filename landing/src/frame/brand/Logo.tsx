import { brand } from '@wayfare/web/theme';
import styles from './Logo.module.css';

/** The logo mark: a road that ends at a lamp. It has the color of the surrounding text. */
export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M4 10.5c2 9.2 4.8 13 7.2 13 3.8 0 2.7-10 6.2-10 2.3 0 2.5 4.5 4.7 10"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="25.4" cy="8.6" r="3.8" fill={brand.apricot} />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles['logo']}>
      <LogoMark />
      {name}
    </span>
  );
}
