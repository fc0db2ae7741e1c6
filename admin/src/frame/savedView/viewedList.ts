import { viewedLists, type ViewedList } from '@wayfare/shared';

/** The list of the panel with this name whose views can be saved, or null. */
export const viewedList = (name: string): ViewedList | null =>
  viewedLists.find((list) => list === name) ?? null;
