import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';

/** How far the setup of the installation is. Not requested unless `isEnabled`. */
export function useSetup(isEnabled = true) {
  const provider = useDataProvider<PanelDataProvider>();
  return useQuery({
    queryKey: ['setup'],
    queryFn: () => provider.getSetup(),
    // Car types, drivers and company details change on other screens.
    staleTime: 0,
    enabled: isEnabled,
  });
}
