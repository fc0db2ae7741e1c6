import { countedUses } from '@wayfare/shared';
import { areas } from '../../app.js';
import type { Services } from '../../process/services.js';
import type { RoutedResource } from './routeResource.js';

const deletable = areas
  .flatMap((area): readonly RoutedResource<Services>[] => area.resources)
  .filter(({ removal }) => removal.remove);

it.each(deletable.map(({ list, removal }) => [list.name, removal] as const))(
  '%s declare what refers to their records, or why nothing does, so that deletes leave nothing behind',
  (_name, { uses }) => {
    expect(uses).toBeDefined();
    if (uses && 'because' in uses) expect(uses.because).toMatch(/\w+ \w+/);
    else expect(uses?.count).toBeInstanceOf(Function);
  },
);

it('the panel asks about the resources whose uses are counted', () => {
  const counted = deletable.filter(({ removal: { uses } }) => uses && 'count' in uses);
  expect(counted.map(({ list }) => list.name).sort()).toEqual([...countedUses].sort());
});
