import type { Page } from '@playwright/test';

/** Waits until no animation is running, because colors during a transition are not the final ones. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Now and then, a browser without a window draws no frame until something changes.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1_000);
      });
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    // The last change may not be drawn yet: its transitions start with the frame that draws it.
    await nextFrame();
    await nextFrame();
    for (let animations = running(); animations.length > 0; animations = running()) {
      await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
      await nextFrame();
    }
  });
}
