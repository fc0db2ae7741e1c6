import { lazyDialog as lazyDialogOf } from '@wayfare/web/overlay';
import type { ComponentType } from 'react';
import { useNotify } from 'react-admin';

/** A dialog of the panel that loads when it is opened. @param load its component, from a module of its own */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyDialogOf(load, useNotifyFailure);

function useNotifyFailure() {
  const notify = useNotify();
  return () => notify('dialog_load_failed', { type: 'error' });
}
