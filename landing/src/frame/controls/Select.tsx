import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import listbox from './listbox.module.css';
import styles from './Select.module.css';

/** One of the values that a select offers. */
export interface Choice<Value extends string> {
  value: Value;
  text: string;
  /** The language of the text, if it is not that of the page. */
  lang?: string;
}

interface SelectProps<Value extends string> {
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  /** The name of the field: the id of its label, or a text. */
  labelledBy?: string;
  label?: string;
  startIcon?: ReactNode;
  className?: string;
}

/** A choice from a short list that opens below it (WAI-ARIA: select-only combobox). */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, choices, onChange, labelledBy, label, startIcon, className } = props;
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const isOpen = active !== null;
  const current = choices.findIndex((choice) => choice.value === value);
  const close = () => setActive(null);
  const open = () => setActive(Math.max(current, 0));
  const choose = (index: number | null) => {
    close();
    const choice = index === null ? undefined : choices[index];
    if (choice && choice.value !== value) onChange(choice.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (!isOpen) {
      if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return;
      open();
    } else if (key === 'Escape') close();
    else if (key === 'Enter') choose(active);
    else if (key === 'Tab') {
      // The focus moves on.
      choose(active);
      return;
    } else {
      const next = movedTo(key, active, choices.length) ?? startingWith(key, active, choices);
      if (next === null) return;
      setActive(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={className ? `${styles['select']} ${className}` : styles['select']} onBlur={close}>
      <div
        role="combobox"
        tabIndex={0}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        aria-labelledby={labelledBy}
        aria-label={label}
        className={styles['value']}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={onKeyDown}
      >
        {startIcon}
        <span>{choices[current]?.text}</span>
        <svg
          className={styles['arrow']}
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="currentColor"
          aria-hidden="true"
        >
          <path d="m7 10 5 5 5-5z" />
        </svg>
      </div>
      {isOpen && (
        <ul
          role="listbox"
          id={id}
          aria-labelledby={labelledBy}
          aria-label={label}
          className={`${listbox['popup']} ${styles['popup']}`}
        >
          {choices.map((choice, index) => (
            <li
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              data-active={index === active || undefined}
              lang={choice.lang}
              className={listbox['option']}
              // Before the field loses the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {choice.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The space bar does what Enter does. */
const keyOf = ({ key }: KeyboardEvent) => (key === ' ' ? 'Enter' : key);

function movedTo(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The next choice whose text starts with a typed letter. */
function startingWith(letter: string, from: number, choices: readonly Choice<string>[]): number | null {
  if (letter.length !== 1) return null;
  const starts = ({ text }: Choice<string>) => text.toLowerCase().startsWith(letter.toLowerCase());
  const after = choices.findIndex((choice, index) => index > from && starts(choice));
  const found = after === -1 ? choices.findIndex(starts) : after;
  return found === -1 ? null : found;
}
