import type { TripsServices } from '../services.js';
import {
  type CarType,
  type CarTypeInput,
  carTypeInputSchema,
  carTypeSchema,
  conflict,
  publicCarTypeSchema,
  hireTermsShape,
  tariffSchema,
  unitOfTariff,
} from '@wayfare/shared';
import { keepTranslations } from '../../basics/language/keepTranslations.js';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { changesAny, type ResourceDefinition } from '../../platform/crud/resource.js';
import { noGift } from '../../platform/operation/noGift.js';
import { requirePlausibleTariff } from '../promo/plausibleAmounts.js';
import { keepCarTypeImage } from './carTypeImage.js';
import { finishRenames } from './renameCarType.js';
import { requireStandIns } from './requireStandIns.js';
import { noProof } from '../../platform/operation/noProof.js';

const presentAll = presentAs(carTypeSchema);
const presentPublic = presentAs(publicCarTypeSchema);

/**
 * Car types and their tariffs (rules 3.24 to 3.27). Bookings and drivers store the name: a rename updates
 * drivers and open trips.
 */
export const carTypeResource: ResourceDefinition<CarType, CarTypeInput, TripsServices> = {
  name: 'cartypes',
  listImportance: 'usual',
  entity: 'CarType',
  record: carTypeSchema,
  input: carTypeInputSchema,
  filters: { name: 'text' },
  sorts: [
    'createdAt',
    'ASC',
    'name',
    'base_fare',
    'rate_per_unit_distance',
    'rate_per_hour',
    'min_fare',
    'convenience_fees',
  ],
  reads: (services) => services.db.carTypes,
  present: (records, actor) => (actor?.usertype === 'admin' ? presentAll : presentPublic)(records),
  async create(_actor, asked, id, services) {
    const { db, clock } = services;
    const input = await keepTranslations(null, asked, services, translatedLists);
    await requirePlausibleTariff(input, null, services);
    await requireStandIns(id, input, services);
    await keepCarTypeImage(null, input, services);
    const distance_unit = unitOfTariff(input, await db.settings.settings());
    const record = { ...input, distance_unit, id, createdAt: clock.now() };
    await db.carTypes.insert(record);
    return record;
  },
  async update(_actor, before, asked, seen, services) {
    const { carTypes } = services.db;
    const changes = await keepTranslations(before, asked, services, translatedLists);
    await requirePlausibleTariff(changes, before, services);
    await requireStandIns(before.id, changes, services);
    await keepCarTypeImage(before, changes, services);
    if (!changes.name || changes.name === before.name)
      return (await carTypes.update(before.id, changes, seen)) ?? before;
    const renamed = { from: before.name, now: services.clock.now() };
    const record = await carTypes.rename(before.id, changes, renamed, seen);
    if (!record) throw conflict();
    await finishRenames(services);
    return record;
  },
  async remove(_actor, record, { db }) {
    await db.carTypes.remove(record.id);
  },
  uses: {
    async count({ id, name }, { db, countBookedCarType, countCarTypeInSeries, countCarTypeInViews }) {
      const filter = { usertype: 'driver', carType: name };
      const drivers = await db.users.list({ filter, sort: { field: 'id', order: 1 }, skip: 0, limit: 1 });
      return {
        drivers: drivers.total,
        bookings: await countBookedCarType(name),
        series: await countCarTypeInSeries(id),
        cartypes: await db.carTypes.countStandIns(id),
        notifications: await db.notifications.countScheduledFor('carType', name),
        savedviews: await countCarTypeInViews(name),
      };
    },
    async replace({ id, name }, other, services) {
      const { db, liveDrivers, renameBookedCarType, renameCarTypeInViews, replaceCarTypeInSeries } = services;
      await renameBookedCarType(name, other.name);
      await renameCarTypeInViews(name, other.name);
      await replaceCarTypeInSeries(id, other.id);
      await db.carTypes.replaceStandIn(id, other.id);
      await db.notifications.readdress('carType', name, other.name);
      if ((await db.users.renameCarType(name, other.name)) > 0) await liveDrivers.reload();
    },
  },
  gifts: { create: noGift.sameForAll, update: noGift.sameForAll, remove: noGift.sameForAll },
  stepUp: {
    create: true,
    export: noProof.reads,
    update: (_actor, before, changes) => changesAny(before, changes, priceFields),
    remove: true,
  },
};

/** Lists whose entries have texts that riders read. */
const translatedLists = ['parcelTypes', 'options'];

/** Fields that determine what riders pay: changing them requires step-up. */
const priceFields = [
  ...Object.keys(tariffSchema.shape),
  'parcelTypes',
  'options',
  'cancelSlab',
  ...Object.keys(hireTermsShape),
  'noShowFee',
  'noShowWaiting',
] as readonly string[];
