import { Card, styled, type SxProps, type Theme } from '@mui/material';
import { FilterContext, FilterForm, Offline, useListContext } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { ScreenTitle } from '../feedback/ScreenTitle.js';

interface ListFrameProps {
  title: string;
  /** Inputs that filter the list. */
  filters: ReactElement | ReactElement[] | undefined;
  actions: ReactNode;
  /** Shown instead of the records when they cannot be loaded. */
  error: ReactNode;
  pagination: ReactNode;
  children: ReactNode;
  sx: SxProps<Theme>;
}

/**
 * What surrounds the records of a list. It looks like react-admin's `ListView`, which also loads a heading
 * that users may change, an empty page, and buttons that the panel does not have.
 */
export function ListFrame({ title, filters, actions, error, pagination, children, sx }: ListFrameProps) {
  const { error: problem, isPaused, isPending, isPlaceholderData } = useListContext();
  const isOffline = isPaused && (isPending || isPlaceholderData);
  return (
    <Root sx={sx}>
      <ScreenTitle title={title} />
      <Main sx={isOffline || problem ? { mt: '1em' } : {}}>
        <FilterContext.Provider value={Array.isArray(filters) ? filters : undefined}>
          <Toolbar>
            {filters ? <FilterForm /> : <span />}
            {actions}
          </Toolbar>
        </FilterContext.Provider>
        <Content>{isOffline ? <Offline /> : problem ? error : children}</Content>
        {pagination}
      </Main>
    </Root>
  );
}

const Root = styled('div')({ display: 'flex' });
const Main = styled('div')({ display: 'flex', flex: '1 1 auto', flexDirection: 'column', minWidth: 0 });
const Content = styled(Card)(({ theme }) => ({
  position: 'relative',
  overflow: 'inherit',
  [theme.breakpoints.down('sm')]: { boxShadow: 'none' },
}));
const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  position: 'relative',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  width: '100%',
  [theme.breakpoints.down('md')]: { flexWrap: 'wrap' },
  [theme.breakpoints.down('sm')]: { flexWrap: 'inherit', flexDirection: 'column-reverse' },
}));
