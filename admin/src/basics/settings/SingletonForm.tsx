import { Box, Card, CardContent, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resource, TranslationKey } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { Form, SaveButton, useDataProvider, useNotify } from 'react-admin';
import { Guarded } from '../../frame/access/Guarded.js';
import { useDemoGuard } from '../../frame/access/useDemoGuard.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import type { Singletons } from '../../frame/providers/officeCalls.js';
import { ResetWhenSaved } from '../../frame/table/ResetWhenSaved.js';
import { ChangedMeanwhileErrors, type FieldColumns } from '../../frame/table/ChangedMeanwhileErrors.js';
import { fieldErrorsOf } from '../../frame/table/useSaveField.js';
import { ScreenTitle } from '../../frame/feedback/ScreenTitle.js';

interface SingletonFormProps<Name extends keyof Singletons> {
  name: Name & Resource;
  title: TranslationKey;
  /** Errors in addition to those of the fields' own rules. */
  validate?: (values: Singletons[Name]) => Record<string, TranslationKey>;
  /** Asks the user before saving a change that needs confirmation; false cancels the save. */
  confirm?: (values: Singletons[Name], before: Singletons[Name]) => Promise<boolean>;
  /** The names of the fields, for those that two people change. */
  columns?: FieldColumns;
  children: ReactNode;
}

/** A page for a singleton record: load, edit and save in place. */
export function SingletonForm<Name extends keyof Singletons>(props: SingletonFormProps<Name>) {
  const t = useText();
  return (
    <Guarded action="edit" resource={props.name}>
      <ScreenTitle title={t(props.title)} />
      <SingletonContent {...props} />
    </Guarded>
  );
}

function SingletonContent<Name extends keyof Singletons>({
  name,
  validate,
  confirm,
  columns,
  children,
}: SingletonFormProps<Name>) {
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const mayNow = useDemoGuard(name);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [name],
    queryFn: () => provider.getSingleton(name),
  });
  const save = useMutation({
    mutationFn: (values: Singletons[Name]) => provider.saveSingleton(name, values, data as Singletons[Name]),
    onSuccess: (saved) => {
      queryClient.setQueryData([name], saved);
      notify(textKey('updated'), { type: 'success' });
    },
  });

  if (isPending) return <LoadingPage />;
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;

  const onSubmit = async (values: Singletons[Name]) => {
    if (!mayNow('edit')) return undefined;
    if (confirm && !(await confirm(values, data))) return undefined;
    try {
      await save.mutateAsync(values);
    } catch (error) {
      notify(textKey('update_failed'), { type: 'error' });
      return fieldErrorsOf(error, Object.keys(values));
    }
    return undefined;
  };
  return (
    <Form
      record={data as object}
      onSubmit={onSubmit as never}
      resetOptions={{ keepDirtyValues: true }}
      warnWhenUnsavedChanges
      {...(validate && { validate: validate as never })}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 2, maxWidth: 960 }}>
        <ResetWhenSaved saved={save.data} sent={save.variables} />
        <ChangedMeanwhileErrors {...(columns && { columns })} />
        {children}
        <Box sx={{ position: 'sticky', bottom: 0, py: 1.5, bgcolor: 'background.default', zIndex: 1 }}>
          <SaveButton label={textKey('panel_submit')} />
        </Box>
      </Box>
    </Form>
  );
}

/** A group of related fields. */
export function FieldGroup({
  title,
  id,
  children,
}: {
  title: TranslationKey;
  id?: string;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Card
      component="section"
      aria-label={t(title)}
      {...(id !== undefined && { id, tabIndex: -1 })}
      sx={{ scrollMarginTop: 64 }}
    >
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t(title)}
        </Typography>
        <Box
          sx={{ display: 'grid', columnGap: 3, rowGap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
        >
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}
