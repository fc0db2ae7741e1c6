import { type Answers, type AnswerTo, held, refused } from '../../web/test/stories/answers.js';
import { ledgerProof } from '../test/ledgerProof.js';
import { type Kind, samples } from '../test/sample.js';
import { bootstrap, type Story, stories } from '../test/stories.js';
import { pages, resources } from './App.js';

/** The address of a screen of a list. */
const addresses = { list: '', create: '/create', edit: '/r1', show: '/r1/show' } as const;
type ScreenKind = keyof typeof addresses;

interface Screen {
  at: string;
  kind: ScreenKind | 'page';
}

/** Every screen of the panel: those of its lists, and its own pages. */
const screens: readonly Screen[] = [
  ...Object.entries(resources).flatMap(([name, declared]) =>
    (Object.keys(addresses) as ScreenKind[])
      .filter((kind) => declared[kind] !== undefined)
      .map((kind) => ({ at: `/${name}${addresses[kind]}`, kind })),
  ),
  ...Object.keys(pages).map((at) => ({ at, kind: 'page' as const })),
];

const kinds = ['every field', 'no field', 'long texts'] as const;
const records = Object.fromEntries(kinds.map((kind) => [kind, samples(kind)])) as Record<Kind, object>;
/** What is there before any screen asks for its own data. */
const around: Answers = {
  'get /users/me/notifications/unread': { unread: 0 },
  'get /savedviews': [],
  'get /savedviews/counts': {},
  'get /attention': {},
  'post /conversations/{id}/read': { ok: true },
};
const alerts = (kind: Kind) =>
  (records[kind] as { 'get /alerts': AnswerTo<'get /alerts'> })['get /alerts'].map((alert) => ({
    ...alert,
    reason: 'no_cars',
  }));
/** Answers with fields that depend on each other, and settings, which all have defaults. */
const told = (kind: Kind): Answers => ({
  ...records[kind],
  ...around,
  'get /alerts': alerts(kind),
  'get /ledger': ledgerProof,
  ...(kind === 'no field' && { 'get /settings': bootstrap.settings }),
});
/** The same answer to everything that a screen asks for. */
const all = (answer: unknown): Answers => ({
  ...Object.fromEntries(Object.keys(records['no field']).map((name) => [name, answer])),
  ...around,
});
/** Lists without records, and records with nothing in them. */
const nothing: Answers = {
  ...Object.fromEntries(
    Object.entries(records['no field']).map(([name, answer]) => [name, Array.isArray(answer) ? [] : answer]),
  ),
  ...around,
};

const shown = (selector: string) => document.querySelector(selector) !== null;
/** What a screen shows in place of what it waits for; other places announce changes. */
const WAITING =
  'main :is([role=progressbar], [role=status][aria-label], .MuiSkeleton-root, .RaSimpleListLoading-primary)';
const loaded = () => {
  if (!document.querySelector('h1')?.textContent) return 'The screen has no title yet';
  return shown('main > *') && !shown(WAITING) ? null : 'The screen is still loading';
};

for (const { at, kind } of screens) {
  const told1 = (answers: Answers, missing: Story['missing'], more: Partial<Story> = {}): Story => ({
    at,
    ...(at === '/callerbookings' && { usertype: 'fleetadmin' }),
    answers,
    missing,
    ...more,
  });
  const failed: Story['missing'] = (texts) =>
    document.body.innerText.includes(texts['panel_load_failed_title'] ?? '') ? null : 'No failure is shown';
  const onlyEnglish = { locales: ['en'], isLike: true } as const;
  stories(`${kind} at ${at}`, {
    'while it is loading': told1(
      all(held),
      // A form for a new record may need no data, or data for a part of it.
      () => (shown(WAITING) || (kind === 'create' && shown('main form')) ? null : 'Nothing waits'),
      onlyEnglish,
    ),
    'when it could not be loaded': told1(
      all(refused(503, 'server_busy')),
      kind === 'create' ? loaded : failed,
    ),
    'when the API refuses it': told1(
      all(refused(403, 'forbidden')),
      kind === 'create' ? loaded : failed,
      onlyEnglish,
    ),
    ...(kind === 'list' && { 'without records': told1(nothing, loaded) }),
    'with every field': told1(told('every field'), loaded),
    ...(kind !== 'list' && { 'with no field': told1(told('no field'), loaded, { isLike: true }) }),
    'with long texts': told1(told('long texts'), loaded, { isLike: true, locales: ['en'] }),
  });
}
