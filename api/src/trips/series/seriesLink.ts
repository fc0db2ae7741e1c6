import { FALLBACK_LOCALE, SERIES_PAGE } from '@wayfare/shared';
import { fill, translator } from '../../basics/language/translate.js';
import { type LinkKind, linkTo } from '../booking/share/tripLink.js';
import type { TripsServices } from '../services.js';
import type { StoredSeries } from './storedSeries.js';

/** With this link, the passenger of a series skips days. It ends with the series, at the latest by itself. */
export const seriesLink: LinkKind = {
  stored: 'seriesLinks',
  use: 'series link',
  page: SERIES_PAGE,
  keptMs: 3 * 366 * 24 * 60 * 60_000,
};

/** The address of a series for its passenger: the same each time. */
export const seriesAddress = ({ id, createdAt }: StoredSeries, services: TripsServices): Promise<string> =>
  linkTo(seriesLink, { id, tripdate: createdAt }, services);

/** Texts the passenger the link: once, however often it is tried. Sends nothing without an SMS service. */
export async function textSeriesLink(series: StoredSeries, services: TripsServices): Promise<void> {
  const { db, sms } = services;
  const rider = await db.users.findById(series.customer);
  if (!sms || !rider?.mobile) return;
  const locale = rider.language ?? (await db.languages.findDefault())?.langLocale ?? FALLBACK_LOCALE;
  const [translate, { appName }] = await Promise.all([translator(locale, services), db.settings.appInfo()]);
  const text = fill(translate('sms_series'), { app: appName, link: await seriesAddress(series, services) });
  const standing = rider.mobileVerified ? 'owner' : 'stranger';
  await sms.send({ id: `${series.id}:link`, to: rider.mobile, text, isRequested: false, standing });
}
