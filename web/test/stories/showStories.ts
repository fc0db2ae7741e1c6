import { page } from 'vitest/browser';
import { NOW } from './business.js';

/** The screens on which stories are looked at: width and height in px. */
export const SCREENS = { phone: [390, 844], desktop: [1280, 800] } as const;

/** Shows the stories of a screen one by one, on a phone, at the moment of all stories. */
export function showStories<Story>(
  screen: string,
  given: Readonly<Record<string, Story>>,
  show: (story: Story, name: string) => Promise<void>,
): void {
  describe(screen, () => {
    beforeAll(() => page.viewport(...SCREENS.phone));
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    it.each(Object.entries(given))('%s', (name, story) => show(story, name));
  });
}
