import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';

/**
 * The amount above which a second admin has to approve; null if there is no limit or it is not loaded yet.
 */
export function useApprovalLimit(): number | null {
  const provider = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({ queryKey: ['settings'], queryFn: () => provider.getSingleton('settings') });
  return data?.approvalLimit ?? null;
}
