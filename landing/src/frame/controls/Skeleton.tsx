import styles from './Skeleton.module.css';

/** The shape of something that is being loaded. */
export function Skeleton({ width, height, label }: { width?: number; height: number; label?: string }) {
  return (
    <span
      className={styles['skeleton']}
      style={{ width, height }}
      {...(label !== undefined ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
