// As in the app, the styles of pages come before those of their parts.
import '../src/frame/controls/page.css';
import '../src/frame/controls/dark.css';
import { type TranslationKey, type User, textsFor } from '@wayfare/shared';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import {
  type AnsweringApi,
  type Answers,
  type AnswerTo,
  answerRequests,
} from '../../web/test/stories/answers.js';
import { openQuietly } from '../../web/test/stories/liveConnection.js';
import {
  crampedTexts,
  filledButtons,
  rawKeys,
  settle,
  tooWide,
  violations,
} from '../../web/test/stories/looks.js';
import { SCREENS, showStories } from '../../web/test/stories/showStories.js';
import { hasText, type StoryLocale, storyLocales, textsIn } from '../../web/test/stories/texts.js';
import { App } from '../src/App.js';
import { queryClient } from '../src/frame/api/queryClient.js';
import { forgetOfflineData } from '../src/frame/offline/database.js';
import { ownVisits } from '../src/frame/offline/ownVisit.js';
import { ownAnswers } from './business.js';
import { business } from '../../web/test/stories/business.js';

type Bootstrap = AnswerTo<'get /bootstrap'>;

/** A screen of the site in one of its states: where it is, who looks at it, and what the API answers. */
export interface Story {
  /** The address of the page. */
  at: string;
  /** Who is signed in; nobody if missing. */
  user?: User;
  /** What differs from the business of the stories. */
  settings?: Partial<Bootstrap['settings']>;
  answers?: Answers;
  /** The key of a text that shows that the state is reached. */
  shows: TranslationKey;
  /** The values of its placeholders. */
  values?: Record<string, string>;
  /** Nothing is on the page yet that could have a heading. */
  isBare?: boolean;
  /** The keys of texts of which one is on the only button that stands out; none stands out if empty. */
  primary?: readonly TranslationKey[];
  /** What to do on the page before it is looked at. */
  act?(on: StoryPage): Promise<void>;
}

/** The page of a story, for acting on it and for looking at it. */
export interface StoryPage {
  t(key: TranslationKey, values?: Record<string, string>): string;
  api: AnsweringApi;
  /** Waits until the page shows what it has, and rests. */
  settled(): Promise<void>;
}

/** How much of a page is in a picture, in px. */
const TALLEST = 4_000;
let root: HTMLElement | null = null;
openQuietly();

async function look(name: string, story: Story, locale: StoryLocale): Promise<void> {
  const category = story.settings?.category ?? business.settings.category;
  const texts = textsFor(category, textsIn[locale]);
  const t: StoryPage['t'] = (key, values = {}) =>
    texts[key].replace(/%\{(\w+)\}/g, (whole, value: string) => values[value] ?? whole);
  const bootstrap: Bootstrap = {
    ...business,
    settings: { ...business.settings, ...story.settings },
    user: story.user ?? null,
    problem: null,
  };
  const api = answerRequests({
    'get /bootstrap': bootstrap,
    'get /translations/{locale}': texts,
    ...ownAnswers(story.user),
    ...story.answers,
  });
  const problems: string[] = [];
  const { error: print } = console;
  console.error = (...parts: unknown[]) => problems.push(parts.map(String).join(' ').slice(0, 600));
  const onCrash = (event: ErrorEvent) => problems.push(event.message);
  addEventListener('error', onCrash);

  ownVisits.begin();
  localStorage.setItem('wayfare.locale', locale);
  history.replaceState(null, '', story.at);
  root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  const app = createRoot(root);
  const settled = (shows: string | null = null) =>
    settle(() => {
      if (document.documentElement.lang !== locale) return `The page is not in ${locale} yet.`;
      if (!story.isBare && !document.querySelector('h1')) return 'The page has no heading yet.';
      if (api.open() > 0) return 'Requests are not answered yet.';
      if (shows === null) return null;
      if (!hasText(shows))
        return `The page does not show “${shows}”: ${document.body.innerText.slice(0, 1500)}`;
      // Parts of a page load their scripts after its text is there.
      const isWhole = !story.primary?.length || filledButtons().length > 0;
      return isWhole ? null : 'The page has no main button yet.';
    });
  try {
    app.render(<App />);
    if (story.act) {
      await settled();
      await story.act({ t, api, settled: () => settled() });
    }
    await settled(t(story.shows, story.values));
    await picture(name, locale);
    expect.soft(tooWide(), `fits a phone in ${locale}`).toEqual([]);
    expect.soft(crampedTexts(), `has room for texts in ${locale}`).toEqual([]);
    expect.soft(rawKeys(), `has texts in ${locale}`).toEqual([]);
    if (story.primary) {
      const [main, ...more] = filledButtons();
      expect.soft(more, `has one main button in ${locale}`).toEqual([]);
      const expected = story.primary.map((key) => t(key));
      if (expected.length === 0) expect.soft(main, `has no main button in ${locale}`).toBeUndefined();
      else expect.soft(main, `has a main button in ${locale}`).toMatch(anyOf(expected));
    }
    expect.soft(await violations({ withColors: locale === 'en' }), `is accessible in ${locale}`).toEqual([]);
    expect.soft(api.unanswered, 'has all answers').toEqual([]);
    expect.soft(problems, `reports no errors in ${locale}`).toEqual([]);
  } finally {
    app.unmount();
    console.error = print;
    removeEventListener('error', onCrash);
    api.stop();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    await forgetOfflineData().catch(() => undefined);
  }
}

/** Any of some texts, with any values of their placeholders. */
const anyOf = (texts: readonly string[]) =>
  new RegExp(
    `^(?:${texts.map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/%\{\w+\}/g, '.+')).join('|')})$`,
  );

/** Saves pictures of the page for people to look at, if SCREENSHOTS=1 is set. No test reads them. */
async function picture(name: string, locale: string): Promise<void> {
  const folder: string = import.meta.env['PICTURE_FOLDER'];
  if (folder === '') return;
  // Otherwise, the content would be as high as the screen, which is as high as the whole page here.
  const style = document.createElement('style');
  style.textContent = '#main { min-height: 0 }';
  document.body.append(style);
  for (const [screen, [width, height]] of Object.entries(SCREENS)) {
    await page.viewport(width, height);
    await settle(() => null);
    const whole = Math.min(document.documentElement.scrollHeight, TALLEST);
    await page.viewport(width, Math.max(height, whole));
    await settle(() => null);
    const file = `${name}-${screen}-${locale}`.replace(/[^\w-]+/g, '_');
    await page.screenshot({ path: `${folder}/${file}.png` });
  }
  style.remove();
  await page.viewport(...SCREENS.phone);
}

/** Tells the stories of a screen: each is shown and looked at on a phone, in English and in Arabic. */
export function stories(screen: string, given: Readonly<Record<string, Story>>): void {
  showStories(screen, given, async (story, name) => {
    for (const locale of storyLocales) await look(`${screen}-${name}`, story, locale);
  });
}
