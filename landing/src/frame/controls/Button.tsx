import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.js';

/** The props of an element that looks like a button: a link if it has an address, or the given component. */
interface Pressable extends HTMLAttributes<HTMLElement> {
  component?: ElementType;
  /** The page of the site that a link component opens. */
  to?: string;
  href?: string;
  target?: string;
  rel?: string;
  type?: 'button' | 'submit';
  disabled?: boolean;
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

function Press({ component, type = 'button', disabled, ...props }: Pressable) {
  const Element = component ?? (props.href === undefined ? 'button' : 'a');
  return <Element {...(Element === 'button' && { type, disabled })} {...props} />;
}

interface ButtonProps extends Pressable {
  look?: 'plain' | 'outlined' | 'filled';
  /** The color of the surrounding text instead of the main color. */
  inherits?: boolean;
  isSmall?: boolean;
  /** Shows that the button's action is under way. Until it is done, the button cannot be pressed again. */
  isLoading?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** A button or a link with a text. */
export function Button({
  look = 'plain',
  inherits = false,
  isSmall = false,
  isLoading = false,
  startIcon,
  endIcon,
  className,
  disabled = false,
  children,
  ...props
}: ButtonProps) {
  return (
    <Press
      {...props}
      disabled={disabled || isLoading}
      className={classes(
        styles['button'],
        styles[look],
        inherits && styles['inherits'],
        isSmall && styles['small'],
        isLoading && styles['loading'],
        className,
      )}
    >
      {startIcon}
      {children}
      {endIcon}
      {isLoading && (
        <span className={styles['waiting']}>
          <Spinner size={16} />
        </span>
      )}
    </Press>
  );
}

interface IconButtonProps extends Pressable {
  /** The name of the action, for everyone who does not see the icon. */
  'aria-label': string;
  /** Shows the name while the pointer or the focus is on it. */
  hasHint?: boolean;
}

/** A round button or link with an icon. */
export function IconButton({ hasHint = false, className, ...props }: IconButtonProps) {
  return (
    <Press
      {...props}
      {...(hasHint && { 'data-hint': props['aria-label'] })}
      className={classes(styles['iconButton'], className)}
    />
  );
}
