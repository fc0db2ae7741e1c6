import styles from './Spinner.module.css';

/** A turning ring, which shows that something is under way. Screen readers announce the label. */
export function Spinner({
  size = 40,
  thickness = 3.6,
  label,
}: {
  size?: number;
  thickness?: number;
  label?: string;
}) {
  const radius = (44 - thickness) / 2;
  return (
    <svg
      className={styles['spinner']}
      role="progressbar"
      aria-label={label}
      width={size}
      height={size}
      viewBox="22 22 44 44"
    >
      <circle
        cx="44"
        cy="44"
        r={radius}
        fill="none"
        stroke="currentColor"
        strokeWidth={thickness}
        strokeDasharray="80 200"
        strokeLinecap="round"
      />
    </svg>
  );
}
