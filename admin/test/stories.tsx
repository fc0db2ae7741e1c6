import type { User } from '@wayfare/shared';
import { Suspense } from 'react';
import { type CoreLayoutProps, TitlePortal } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Answers, type AnswerTo, answerRequests } from '../../web/test/stories/answers.js';
import { business, NOW } from '../../web/test/stories/business.js';
import { openQuietly } from '../../web/test/stories/liveConnection.js';
import { crampedTexts, rawKeys, settle, tooWide, violations } from '../../web/test/stories/looks.js';
import { showStories } from '../../web/test/stories/showStories.js';
import { type StoryLocale, storyLocales, textsIn } from '../../web/test/stories/texts.js';
import { App } from '../src/App.js';
import { PageGate } from '../src/frame/access/PageGate.js';
import { ErrorPage } from '../src/frame/feedback/ErrorPage.js';
import { LoadingPage } from '../src/frame/feedback/LoadingPage.js';
import { PartBoundary } from '../src/frame/feedback/PartBoundary.js';
import { PanelDialogs } from '../src/frame/layout/PanelDialogs.js';
import { startPanel } from '../src/frame/providers/start.js';
import { setSession } from '../src/frame/session/session.js';

const admin: User = {
  id: 'admin1',
  usertype: 'admin',
  firstName: 'Rosa',
  lastName: 'Lima',
  email: 'rosa@wayfare.example',
  approved: true,
  walletBalance: 0,
  createdAt: NOW - 400 * 86_400_000,
};

/** What every screen of the panel starts with. */
export const bootstrap: AnswerTo<'get /bootstrap'> = { ...business, user: admin, problem: null };

/** A screen of the panel in one of its states. */
export interface Story {
  /** The address of the screen. */
  at: string;
  /** Who looks at it: an admin, unless it is a screen of fleet admins. */
  usertype?: 'admin' | 'fleetadmin';
  answers: Answers;
  /** What the screen lacks until the state is reached; null if it lacks nothing. */
  missing(texts: Readonly<Record<string, string>>): string | null;
  /** The languages it is shown in, where one is enough because another story shows the same in both. */
  locales?: readonly StoryLocale[];
  /** Another state of the same screen shows that its parts are accessible. */
  isLike?: boolean;
}

openQuietly();

/** A screen with its title, without the panel's bar and menu, which are the same around all of them. */
function OnlyScreen({ children }: CoreLayoutProps) {
  return (
    <PanelDialogs>
      <TitlePortal component="h1" variant="h6" />
      <main>
        <PartBoundary fallback={<ErrorPage />} resetKey="">
          <Suspense fallback={<LoadingPage />}>
            <PageGate>{children}</PageGate>
          </Suspense>
        </PartBoundary>
      </main>
    </PanelDialogs>
  );
}

/**
 * React-admin reports each request that is refused, and passes a property of its fields on to the browser's.
 */
const isExpected = (problem: string) =>
  /^ApiError|does not recognize the `%s` prop.*(?:InputProps|InputLabelProps|inputRef)/s.test(problem);

async function look(story: Story, locale: StoryLocale): Promise<void> {
  const texts = textsIn[locale];
  const api = answerRequests({
    ...story.answers,
    'get /bootstrap': { ...bootstrap, user: { ...admin, usertype: story.usertype ?? 'admin' } },
    'get /translations/{locale}': texts,
  });
  const problems: string[] = [];
  const { error: print } = console;
  console.error = (...parts: unknown[]) => {
    const problem = parts.map(String).join(' ').slice(0, 600);
    if (!isExpected(problem)) problems.push(problem);
  };
  localStorage.setItem('wayfare.locale', locale);
  history.replaceState(null, '', story.at);
  const element = document.createElement('div');
  element.id = 'root';
  document.body.replaceChildren(element);
  const root = createRoot(element);
  const start = await startPanel();
  if (!start) throw new Error('The panel has no session.');
  // A second request would be refused like the first, a second later.
  start.queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createBrowserRouter([{ path: '*', element: <App start={start} layout={OnlyScreen} /> }]);
  try {
    root.render(<RouterProvider router={router} />);
    await settle(() => {
      if (document.documentElement.lang !== locale) return `The screen is not in ${locale} yet.`;
      if (api.open() > 0) return 'Requests are not answered yet.';
      const missing = story.missing(texts);
      return (
        missing &&
        `${missing}: ${document.body.innerText.slice(0, 800)} ${[...problems, ...api.unanswered].join('; ')}`
      );
    });
    expect.soft(tooWide(), `fits a phone in ${locale}`).toEqual([]);
    expect.soft(crampedTexts(), `has room for texts in ${locale}`).toEqual([]);
    expect.soft(rawKeys(), `has texts in ${locale}`).toEqual([]);
    if (!story.isLike && locale === 'en')
      expect.soft(await violations({ withColors: true }), 'is accessible').toEqual([]);
    expect.soft([...new Set(api.unanswered)], 'has all answers').toEqual([]);
    expect.soft(problems, `reports no errors in ${locale}`).toEqual([]);
  } finally {
    root.unmount();
    router.dispose();
    console.error = print;
    api.stop();
    start.queryClient.clear();
    setSession(null);
    localStorage.clear();
    sessionStorage.clear();
  }
}

/** Tells the stories of a screen: each is shown and looked at on a phone. */
export function stories(screen: string, given: Readonly<Record<string, Story>>): void {
  showStories(screen, given, async (story) => {
    for (const locale of story.locales ?? storyLocales) await look(story, locale);
  });
}
