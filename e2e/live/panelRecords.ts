import { dayAfter, dayOf } from '@wayfare/shared';
import {
  aWord,
  book,
  cancel,
  drive,
  driven,
  get,
  pickupOf,
  post,
  put,
  remove,
  type Scene,
} from './liveRow.js';

/** What a page is about: the record that `at` or `change` has made. */
export const made = { id: '' };

/** Deletes what was made from a list. */
export const removeMade =
  (list: string) =>
  ({ admin }: Scene) =>
    remove(admin, `${list}/${made.id}`);

/** Cancels the trip that was made. */
export const cancelMade = (scene: Scene) => cancel(scene, made.id);

/** A new trip of the rider. Returns its reference. */
export async function bookOne(scene: Scene, more: object = {}): Promise<string> {
  const { id, reference } = await book(scene, more);
  made.id = id;
  return reference;
}

/** Gives an account another last name. */
export const rename = (list: string, idOf: (scene: Scene) => string) => async (scene: Scene) => {
  const lastName = aWord();
  await put(scene.admin, `${list}/${idOf(scene)}`, { lastName });
  return lastName;
};

/** The id of the rider. */
export const rider = ({ rider: { id } }: Scene) => id;
/** The id of the driver. */
export const driver = ({ driver: { id } }: Scene) => id;

/** Adds a member of staff. Returns their last name, and keeps their id. */
export const addStaff =
  (list: 'fleetadmins' | 'alladmin') =>
  async ({ admin }: Scene) => {
    const lastName = aWord();
    const email = `${lastName.toLowerCase()}@wayfare.example`;
    made.id = (await post(admin, list, { firstName: 'Lena', lastName, email, approved: true })).id;
    return lastName;
  };

/** Lets a trip be paid in cash and completed. */
export async function earn(scene: Scene): Promise<undefined> {
  const id = await driven(scene);
  await drive(scene, id, 'pay', 'complete');
}

/** A place some kilometers away. */
const farOf = (scene: Scene) => ({ ...pickupOf(scene, 'North Gate'), lat: scene.at.latitude + 0.05 });

/** A trip that ended far from where it was to end: its fare has to be reviewed. Returns its reference. */
export async function endElsewhere(scene: Scene): Promise<string> {
  const reference = await bookOne(scene, { drop: farOf(scene) });
  await drive(scene, made.id, 'accept', 'arrive', 'start');
  await post(scene.driver.context.request, `bookings/${made.id}/reach`, {
    lat: scene.at.latitude,
    lng: scene.at.longitude,
  });
  return reference;
}

/** Lets the trip that was made be paid. */
export const payMade = async (scene: Scene) => {
  await drive(scene, made.id, 'pay');
};

/** Recurring trips of the rider. Returns nothing, and keeps their id. */
export async function addSeries(scene: Scene): Promise<void> {
  const today = dayOf(Date.now(), 'America/New_York');
  const body = {
    rule: 'FREQ=DAILY',
    minutes: 450,
    from: dayAfter(today, 60),
    until: dayAfter(today, 70),
    skipped: [],
    customer: scene.rider.id,
    pickup: pickupOf(scene, 'City Hall'),
    drop: farOf(scene),
    carType: 'Economy',
  };
  made.id = (await post(scene.admin, 'series', body)).id;
}

/** The rider writes to the office. Returns the message. */
export const write = async ({ rider: { context } }: Scene) => {
  const message = aWord();
  await post(context.request, 'users/me/conversation/messages', { message });
  return message;
};

/** The driver asks a person about a decision. Returns nothing, and keeps the id of the request. */
export async function ask({ driver: { context } }: Scene): Promise<void> {
  const about = (await get(context.request, 'decisionrequests')).length === 0 ? 'away' : 'debt';
  made.id = (await post(context.request, 'decisionrequests', { about, text: aWord() })).id;
}

/** Adds a webhook that is off. Returns its address, and keeps its id. */
export async function addWebhook({ admin }: Scene): Promise<string> {
  const description = aWord();
  const url = `http://127.0.0.1:9/${description}`;
  made.id = (
    await post(admin, 'webhooks', { url, description, events: ['booking.created'], active: false })
  ).id;
  return url;
}
