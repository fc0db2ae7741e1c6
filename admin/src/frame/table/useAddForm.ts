import { useAugmentedForm, useCreate, useNotify, useResourceContext } from 'react-admin';
import { useDemoGuard } from '../access/useDemoGuard.js';
import { textKey } from '../texts/useText.js';
import { useAsk } from './question.js';
import { resetKeepingEdits } from './resetKeepingEdits.js';
import { fieldErrorsOf } from './useSaveField.js';

/** The form of a row for adding: creates a record and then becomes empty again. */
export function useAddForm(fields: readonly string[], defaults: Record<string, unknown>) {
  const resource = useResourceContext() ?? '';
  const mayNow = useDemoGuard(resource);
  const notify = useNotify();
  const ask = useAsk();
  const [create, { isPending }] = useCreate();

  const onSubmit = async (data: Record<string, unknown>) => {
    if (!mayNow('create') || !(await ask({ data }))) return undefined;
    try {
      await create(resource, { data }, { returnPromise: true });
      notify(textKey('panel_added'), { type: 'success' });
      resetKeepingEdits(form, defaults, data);
    } catch (error) {
      const errors = fieldErrorsOf(error, fields);
      if (errors) return errors;
      notify(error instanceof Error ? error.message : textKey('update_failed'), { type: 'error' });
    }
    return undefined;
  };
  const { form, formHandleSubmit } = useAugmentedForm({
    record: {},
    defaultValues: defaults,
    onSubmit,
    disableInvalidFormNotification: true,
  });
  return { form, submit: formHandleSubmit, isPending };
}
