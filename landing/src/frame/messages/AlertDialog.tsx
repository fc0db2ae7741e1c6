import { useOverlay } from '@wayfare/web/overlay';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../controls/Button.js';
import styles from './AlertDialog.module.css';

/**
 * A text that the user has to close (rule 8.5). Back and Escape close it too, unless the button is the only
 * way.
 */
export function AlertDialog({
  title,
  text,
  closeText,
  isOnlyWay = false,
  onClose,
}: {
  title: string;
  text: string;
  closeText: string;
  isOnlyWay?: boolean;
  onClose: () => void;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useOverlay(!isOnlyWay, () => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className={styles['dialog']}
      onCancel={(event) => isOnlyWay && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className="title-3">
        {title}
      </h2>
      <p className={`text quiet ${styles['text']}`}>{text}</p>
      <div className={styles['actions']}>
        <Button onClick={() => dialog.current?.close()}>{closeText}</Button>
      </div>
    </dialog>
  );
}
