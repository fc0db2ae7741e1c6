import { operations } from '../../src/app.js';

/** Operations that change or export something. */
const costly = operations.filter(({ method, path }) => method !== 'get' || path.endsWith('/export'));
const ids = (listed: readonly { id: string }[]) => listed.map(({ id }) => id).toSorted();

it('every operation that changes or exports something declares a fresh proof, or why it needs none', () => {
  const undeclared = costly.filter(
    ({ stepUp, noProof }) => (stepUp === undefined) === (noProof === undefined),
  );
  expect(ids(undeclared)).toEqual([]);
});

it('exports of contacts and bank details, and changes of money rules and public texts, need a fresh proof', () => {
  const proven = ids(operations.filter(({ stepUp }) => stepUp !== undefined));
  expect(proven).toEqual(
    expect.arrayContaining([
      ...['exportAdmins', 'exportAuditEntries', 'exportBookings', 'exportDrivers', 'exportFleetAdmins'],
      ...['exportOwnData', 'exportRiders', 'exportSmsMessages', 'exportWithdraws'],
      ...['createCarType', 'updateCarType', 'deleteCarType', 'createPromo', 'updatePromo', 'deletePromo'],
      ...['createNotification', 'updateSettings'],
      ...['updateAppInfo', 'createLanguage', 'updateLanguage', 'deleteLanguage', 'setDefaultLanguage'],
      ...['createCancelReason', 'updateCancelReason', 'deleteCancelReason'],
    ]),
  );
});
