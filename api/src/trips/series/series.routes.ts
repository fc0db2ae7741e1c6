import {
  guestTokenSchema,
  idSchema,
  passengerSeriesSchema,
  passengerSkipInputSchema,
  notFound,
  seriesChangeSchema,
  seriesLinkSchema,
  seriesOccurrencesSchema,
  seriesPreviewSchema,
  seriesScheduleSchema,
  seriesSchema,
  seriesSkipInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { noGift } from '../../platform/operation/noGift.js';
import { noProof } from '../../platform/operation/noProof.js';
import { operation } from '../operation.js';
import { changeSeries } from './changeSeries.js';
import { readPassengerSeries, skipAsPassenger } from './passengerSeries.js';
import { previewSeries, readOccurrences } from './readSeries.js';
import { presentSeries } from './series.presenter.js';
import { seriesAddress } from './seriesLink.js';
import { skipSeriesDay } from './skipSeriesDay.js';
import { single } from '../../platform/crud/single.js';

const params = z.object({ id: idSchema });
const LOGGED = ['parts', 'until', 'skipped'];

/** Series of recurring trips, beyond their list. */
export const seriesOperations = [
  operation({
    id: 'previewSeries',
    method: 'post',
    path: '/series/preview',
    summary:
      'Get the first days of recurring trips that are not entered yet, and how many there are in a year',
    access: ['admin'],
    permission: 'book',
    noProof: noProof.reads,
    noGift: noGift.noAmount,
    body: seriesScheduleSchema,
    answers: seriesPreviewSchema,
    act: ({ body, services }) => previewSeries(body, services),
  }),
  operation({
    id: 'listSeriesOccurrences',
    method: 'get',
    path: '/series/:id/occurrences',
    summary: 'List the days of recurring trips from a month ago to three months ahead, with their bookings',
    access: ['admin'],
    permission: 'trips',
    params,
    answers: seriesOccurrencesSchema,
    act: ({ params: { id }, services }) => readOccurrences(id, services),
  }),
  operation({
    id: 'changeSeries',
    method: 'post',
    path: '/series/:id/changes',
    summary:
      'Change recurring trips from a day on, or when they end; bookings that no driver has yet follow the change',
    access: ['admin'],
    permission: 'book',
    noProof: noProof.deskWork,
    noGift: noGift.ownMoney,
    params,
    body: seriesChangeSchema,
    answers: seriesSchema,
    act: ({ actor, params: { id }, body, services }) => changeSeries(actor, id, body, services),
    audit: {
      action: 'edit',
      resource: 'series',
      record: ({ params: { id } }) => id,
      before: ({ params: { id }, services }) => services.db.series.findById(id),
      after: (changed) => changed,
      only: LOGGED,
    },
    present: async (changed, { services }) => single(await presentSeries([changed], services)),
  }),
  operation({
    id: 'skipSeriesDay',
    method: 'post',
    path: '/series/:id/skips',
    summary: 'Skip a day of recurring trips, or let it have its trip again; repeating it changes nothing',
    access: ['admin'],
    permission: 'book',
    noProof: noProof.deskWork,
    noGift: noGift.ownMoney,
    params,
    body: seriesSkipInputSchema,
    answers: seriesSchema,
    act: ({ actor, params: { id }, body, services }) =>
      skipSeriesDay({ by: 'office', actor }, id, body, services),
    audit: {
      action: 'edit',
      resource: 'series',
      record: ({ params: { id } }) => id,
      before: ({ params: { id }, services }) => services.db.series.findById(id),
      after: (changed) => changed,
      only: ['skipped'],
    },
    present: async (changed, { services }) => single(await presentSeries([changed], services)),
  }),
  operation({
    id: 'getSeriesLink',
    method: 'post',
    path: '/series/:id/link',
    summary: 'Get the link by which the passenger of recurring trips skips days: the same each time',
    access: ['admin'],
    permission: 'book',
    noProof: noProof.deskWork,
    noGift: noGift.noAmount,
    params,
    body: z.object({}),
    answers: seriesLinkSchema,
    async act({ params: { id }, services }) {
      const series = await services.db.series.findById(id);
      if (!series) throw notFound();
      return { url: await seriesAddress(series, services) };
    },
  }),
  operation({
    id: 'followSeries',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/recurring-trips',
    summary: 'Get the days of recurring trips by the link of their passenger',
    access: 'public',
    limit: 'follow',
    body: guestTokenSchema,
    answers: passengerSeriesSchema,
    act: ({ body, services }) => readPassengerSeries(body.token, services),
  }),
  operation({
    id: 'skipDayByLink',
    importance: 'first',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/recurring-trips/skips',
    summary: 'Skip a day of recurring trips by the link of their passenger, or take that back',
    access: 'public',
    limit: 'openLink',
    body: passengerSkipInputSchema,
    answers: passengerSeriesSchema,
    act: ({ body: { token, ...input }, services }) => skipAsPassenger(token, input, services),
  }),
];
