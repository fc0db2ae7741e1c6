import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../controls/Button.js';
import { Icon } from '../controls/Icon.js';
import type { Severity } from '../controls/Note.js';
import styles from './MessageBar.module.css';

/** A message of the bar. */
export interface BarMessage {
  text: string;
  severity: Severity;
  action?: MessageAction;
  /** Runs when the user closes the bar, but not when it closes automatically. */
  onPutAway: (() => void) | undefined;
  id: number;
}

/** A button in the message bar. */
export interface MessageAction {
  label: string;
  onClick: () => void;
}

/** How long messages are shown, in ms. */
const SHOWN_MS = 6000;
const ERROR_SHOWN_MS = 9000;

/**
 * One short message at the top of the site. It closes by itself, unless it has a button, or a user is
 * pointing at it or has the focus in it.
 */
export function MessageBar({
  message,
  closeText,
  onClose,
}: {
  message: BarMessage;
  closeText: string;
  onClose: () => void;
}) {
  const { text, severity, action, onPutAway } = message;
  const [isHeld, setHeld] = useState(false);
  const stays = isHeld || action !== undefined;

  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(onClose, severity === 'error' ? ERROR_SHOWN_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays, severity, onClose]);
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current ? makeRoomFor(bar.current) : undefined), []);

  return (
    <div
      className={styles['place']}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={bar}
        role={severity === 'error' ? 'alert' : 'status'}
        className={`${styles['bar']} ${styles[severity]}`}
      >
        <div className={styles['text']}>
          {text}
          {action && (
            <Button
              look="outlined"
              inherits
              isSmall
              className={styles['action'] ?? ''}
              onClick={() => {
                onClose();
                action.onClick();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
        <IconButton
          aria-label={closeText}
          onClick={() => {
            onClose();
            onPutAway?.();
          }}
        >
          <Icon name="close" size={20} />
        </IconButton>
      </div>
    </div>
  );
}

/** The space that the message takes above the page: on phones, the header and the page leave it free. */
const ROOM = '--message-room';
/** The distance of the message from the top of the screen and from the content below, in px. */
const GAPS_PX = 8;

/** Moves the page below the message, as long as it is shown. */
function makeRoomFor(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => style.setProperty(ROOM, `${bar.offsetHeight + GAPS_PX}px`));
  watcher.observe(bar);
  return () => {
    watcher.disconnect();
    style.removeProperty(ROOM);
  };
}
