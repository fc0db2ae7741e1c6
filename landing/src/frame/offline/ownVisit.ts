import { type Visits, visits } from './visit.js';

/** All tabs of this browser have the same user. A page that is drawn on the server has none. */
const tabs =
  'window' in globalThis && 'BroadcastChannel' in globalThis ? new BroadcastChannel('wayfare.visit') : null;
const own = visits((event) => tabs?.postMessage(event));
if (tabs) tabs.onmessage = ({ data }) => own.receive(data === 'begin' ? 'begin' : 'end');

/** The visits to this page. */
export const ownVisits: Visits = own;
