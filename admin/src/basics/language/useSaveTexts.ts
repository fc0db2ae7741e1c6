import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@wayfare/shared';
import { useState } from 'react';
import { ApiError } from '@wayfare/web/http';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import type { Texts } from '@wayfare/web/language';
import { mergeTexts } from './mergeTexts.js';

/** Another user may save between the check and the save. Then the check is repeated, at most this often. */
const LOOKS = 3;
const CONFLICT = 409;

/**
 * Saves edited texts on top of changes others have saved since they were opened: each key counts as a
 * separate field. `save` returns the keys that both have changed; in that case nothing is saved unless
 * `insist` is set.
 */
export function useSaveTexts(language: Language) {
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  // The record updates live; the comparison uses the texts from when the dialog opened.
  const [seen] = useState(language.keyValuePairs ?? {});
  const save = async ({ mine, insist }: { mine: Texts; insist: boolean }): Promise<string[]> => {
    for (let look = 1; ; look += 1) {
      const { data: now } = await provider.getOne<Language>('languages', { id: language.id });
      const { texts: keyValuePairs, clashes } = mergeTexts(seen, mine, now.keyValuePairs ?? {});
      if (clashes.length > 0 && !insist) return clashes;
      try {
        await provider.update('languages', { id: language.id, data: { keyValuePairs }, previousData: now });
        return [];
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== CONFLICT || look === LOOKS) throw error;
      }
    }
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['languages'] });
  /** Takes back what was saved as `mine`. What others changed since stays. */
  const undo = async (mine: Texts) => {
    const { data: now } = await provider.getOne<Language>('languages', { id: language.id });
    const { texts: keyValuePairs } = mergeTexts(mine, seen, now.keyValuePairs ?? {});
    await provider.update('languages', { id: language.id, data: { keyValuePairs }, previousData: now });
    await refresh();
  };
  return { ...useMutation({ mutationFn: save, onSettled: refresh }), undo, seen };
}
