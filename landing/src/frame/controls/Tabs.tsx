import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

/** Several views of one place, one of them shown (WAI-ARIA: tabs that open as the focus reaches them). */
export function Tabs<Name extends string>(props: {
  label: string;
  tabs: readonly { name: Name; text: string }[];
  value: Name;
  onChange?: (name: Name) => void;
  children: ReactNode;
}) {
  const { tabs, value, onChange } = props;
  const id = useId();
  const idOf = (name: Name) => `${id}-${name}`;
  const open = (name: Name | undefined) => {
    if (name === undefined) return;
    onChange?.(name);
    document.getElementById(idOf(name))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(
      event,
      tabs.findIndex(({ name }) => name === value),
      tabs.length,
    );
    if (next === null) return;
    event.preventDefault();
    open(tabs[next]?.name);
  };
  return (
    <>
      <div role="tablist" aria-label={props.label} className={styles['tabs']} onKeyDown={onKeyDown}>
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={idOf(name)}
            aria-selected={name === value}
            aria-controls={`${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange?.(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(value)}>
        {props.children}
      </div>
    </>
  );
}

/** The tab that a key moves to, from 0; null for other keys. Arrows follow the direction of the page. */
function placeAfter({ key, currentTarget }: KeyboardEvent, place: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr');
  return (place + (isForward ? 1 : -1) + count) % count;
}
