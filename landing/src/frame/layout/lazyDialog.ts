import { lazyDialog as lazyDialogOf } from '@wayfare/web/overlay';
import type { ComponentType } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';

/** A dialog of the site that loads when it is opened. @param load its component, from a module of its own */
export const lazyDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyDialogOf(load, useNotifyFailure);

function useNotifyFailure() {
  const t = useText();
  const { notify } = useMessages();
  return () => notify(t('dialog_load_failed'), 'error');
}
