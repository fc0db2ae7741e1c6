import { type ComponentType, lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { OffersAbove } from './trips/driver/OffersAbove.js';
import { SiteLayout } from './frame/layout/SiteLayout.js';
import { lazyThemed } from './frame/themed/lazyThemed.js';

/** A path and the page at it. */
export type SitePage = readonly [path: string, Page: ComponentType];

type LoadPage = () => Promise<ComponentType<object>>;

/** A page that is drawn without MUI. Like every page, it is loaded when it is first opened. */
const plain = (load: LoadPage) => lazy(async () => ({ default: await load() }));
/** A page that is drawn with MUI. */
export const themed = (load: LoadPage) => lazyThemed(load);

/** The pages that search engines list. The server draws them, too. */
export const publicPages: readonly SitePage[] = [
  ['/', plain(async () => (await import('./site/home/HomePage.js')).HomePage)],
  ['/about-us', plain(async () => (await import('./site/about/AboutPage.js')).AboutPage)],
  ['/privacy-policy', plain(async () => (await import('./site/about/PrivacyPage.js')).PrivacyPage)],
  ['/login', plain(async () => (await import('./people/account/LoginPage.js')).LoginPage)],
  ['/register', themed(async () => (await import('./people/account/RegisterPage.js')).RegisterPage)],
];

/** The routes of pages. */
export const routesTo = (pages: readonly SitePage[]) =>
  pages.map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);

/** Routes in the frame that all pages of the site share. */
export const siteRoutes = (routes: ReactNode) => (
  <Routes>
    <Route element={<OffersAbove />}>
      <Route element={<SiteLayout />}>{routes}</Route>
    </Route>
  </Routes>
);
