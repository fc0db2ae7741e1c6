import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A dialog that its owner shows by drawing it. */
interface Closable {
  onClose: () => void;
}

/**
 * A dialog that loads when it is opened. If that fails, such as without a network, it closes and the reader
 * is notified: the page behind it stays, and opening it again tries again. React's own `lazy` would take the
 * page down, and remember the failure.
 * @param load the dialog's component, from a module of its own
 * @param useNotify the hook of the app that returns what notifies the reader of a failure
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  useNotify: () => (error: unknown) => void,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(() => loaded);
    const notify = useNotify();
    const fail = useEffectEvent((error: unknown) => {
      notify(error);
      props.onClose();
    });
    useEffect(() => {
      if (loaded) return undefined;
      let isOpen = true;
      load().then(
        (component) => {
          loaded = component;
          if (isOpen) setDialog(() => component);
        },
        (error: unknown) => {
          if (isOpen) fail(error);
        },
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return Dialog && <Dialog {...props} />;
  };
}
