import styles from './Chip.module.css';

/** One of several choices for a tap. */
export function Chip({
  text,
  isChosen,
  onChoose,
}: {
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isChosen} onClick={onChoose}>
      {text}
    </button>
  );
}
