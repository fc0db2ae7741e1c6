import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { IconButton } from './Button.js';
import styles from './Combobox.module.css';
import { Field } from './Field.js';
import { Icon } from './Icon.js';
import listbox from './listbox.module.css';

interface ComboboxProps<Option> {
  label: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
  /**
   * Called with the typed text, and with `null` once it no longer counts because the field was left or
   * cleared.
   */
  onType: (text: string | null) => void;
  options: readonly Option[];
  textOf: (option: Option) => string;
  keyOf: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  /** Shown instead of options, if there are none. */
  emptyText: string;
  /** Whether the options also open when the field gets the focus by keyboard. */
  opensOnFocus: boolean;
  startIcon: ReactNode;
  /** Buttons at the end of the field. */
  children: ReactNode;
  clearText: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  /** What is wrong with the value. */
  problem?: string | null | undefined;
}

/** A text field with suggestions; the user has to choose one (WAI-ARIA: editable combobox with a list). */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { value, options, textOf, keyOf, onChange, onType, inputRef } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(0);
  const text = typed ?? (value === null ? '' : textOf(value));
  const active = isOpen && options.length > 0 ? Math.min(highlighted, options.length - 1) : null;

  const open = () => {
    setHighlighted(0);
    setOpen(true);
  };
  const leave = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: Option) => {
    leave();
    onChange(option);
    inputRef.current?.focus();
  };
  const type = (next: string) => {
    setTyped(next);
    open();
    onType(next);
    if (next === '' && value !== null) onChange(null);
  };
  const clear = () => {
    leave();
    onType(null);
    onChange(null);
    inputRef.current?.focus();
  };

  const move = (by: 1 | -1) => {
    if (!isOpen) return open();
    setHighlighted(((active ?? 0) + by + options.length) % Math.max(options.length, 1));
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = active === null ? undefined : options[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field
      label={props.label}
      labelId={`${id}-label`}
      inputId={`${id}-input`}
      problem={props.problem}
      problemId={`${id}-problem`}
      popup={
        isOpen &&
        (active === null ? (
          <div className={`${listbox['popup']} ${listbox['note']}`}>{props.emptyText}</div>
        ) : (
          <ul id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`} className={listbox['popup']}>
            {options.map((option, index) => (
              <li
                key={keyOf(option)}
                id={`${id}-${index}`}
                role="option"
                aria-selected={value !== null && textOf(option) === textOf(value)}
                data-active={index === active || undefined}
                ref={index === active ? intoView : undefined}
                className={listbox['option']}
                // Before the field loses the focus.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setHighlighted(index)}
                onClick={() => choose(option)}
              >
                {props.renderOption(option)}
              </li>
            ))}
          </ul>
        ))
      }
    >
      <span className={styles['start']}>{props.startIcon}</span>
      <input
        ref={inputRef}
        id={`${id}-input`}
        className={styles['input']}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-invalid={props.problem ? true : undefined}
        aria-describedby={props.problem ? `${id}-problem` : undefined}
        aria-expanded={active !== null}
        aria-controls={active === null ? undefined : `${id}-list`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          event.target.select();
          props.onFocus();
          if (props.opensOnFocus) open();
        }}
        onClick={() => !isOpen && open()}
        onBlur={() => {
          leave();
          onType(null);
        }}
      />
      <span className={styles['end']}>
        {text !== '' && (
          <IconButton
            aria-label={props.clearText}
            tabIndex={-1}
            className={styles['clear']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            <Icon name="close" size={20} />
          </IconButton>
        )}
        {props.children}
      </span>
    </Field>
  );
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
