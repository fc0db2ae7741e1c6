import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * The focus of a form whose fields show their own errors: `focusWrong` moves it to the first field that is
 * marked as wrong, once the marks are drawn.
 */
export function useWrongFieldFocus(): { form: RefObject<HTMLFormElement | null>; focusWrong: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const focusWrong = useCallback(() => setAttempts((before) => before + 1), []);
  return { form, focusWrong };
}
