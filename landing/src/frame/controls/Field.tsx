import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** The outline of a field, with its label on the upper edge. */
export function Field({
  label,
  labelId,
  inputId,
  children,
  popup,
  problem,
  problemId,
  isRequired = false,
}: {
  label: string;
  labelId: string;
  /** The element that the label focuses; without one, the label is only text. */
  inputId?: string;
  children: ReactNode;
  /** The popup that opens below the field. */
  popup?: ReactNode;
  /** What is wrong with the value, below the field, and the id of that text. */
  problem?: string | null | undefined;
  problemId?: string;
  /** Marks the label for those who see it; the input says it to everyone else. */
  isRequired?: boolean;
}) {
  return (
    <div className={problem ? `${styles['field']} ${styles['wrong']}` : styles['field']}>
      <label id={labelId} htmlFor={inputId} className={styles['label']}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <div className={styles['box']}>
        {children}
        {/* Leaves the edge open where the label is. */}
        <fieldset aria-hidden="true" className={styles['outline']}>
          <legend>
            <span>{isRequired ? `${label} *` : label}</span>
          </legend>
        </fieldset>
      </div>
      {problem && (
        <p id={problemId} className={styles['problem']}>
          {problem}
        </p>
      )}
      {popup}
    </div>
  );
}
