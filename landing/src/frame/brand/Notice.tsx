import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A message for empty and failed states: a picture, a sentence, and the next action. */
export function Notice({
  art,
  title,
  text,
  children,
  role,
  heading: Heading = 'h2',
}: {
  art?: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
  role?: 'alert' | 'status';
  /** 'h1' if the notice is the only content. */
  heading?: 'h1' | 'h2';
}) {
  return (
    <div role={role} className={styles['notice']}>
      {art}
      <Heading className="title-3">{title}</Heading>
      {text && <p className={`text ${styles['text']}`}>{text}</p>}
      {children}
    </div>
  );
}
