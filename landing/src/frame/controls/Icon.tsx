import { icons } from './icons.js';
import styles from './Icon.module.css';

/** The name of a picture for a thing or an action. */
export type IconName = keyof typeof icons;

/**
 * A small picture in the color of the surrounding text. Decorative: its meaning is in the text, or in the
 * name of its button.
 */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className ? `${styles['icon']} ${className}` : styles['icon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
