import { attentionKinds, pageRouteOf } from '@wayfare/shared';
import { attentionLinks } from './attention.js';

it('each kind of work has a page in the menu, and links to the list that shows it', () => {
  expect(attentionLinks.map(({ kind }) => kind)).toEqual([...attentionKinds]);
  for (const { page, to } of attentionLinks) {
    expect(pageRouteOf(page)?.roles).toContain('admin');
    expect(to.split('?')[0]).toBe(page);
  }
});
