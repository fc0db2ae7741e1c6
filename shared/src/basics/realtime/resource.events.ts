/** Socket events about records of resources. */
export interface ResourceEvents {
  'resource:changed': (event: { resource: string; ids: string[] }) => void;
  /** Events were lost: clients reload what they show. */
  'events:missed': () => void;
}
