import { zonedClock } from '../../basics/time/zonedTime.js';
import {
  documentEnd,
  documentsEndAt,
  documentStateOf,
  dueDocumentNotices,
  hasExpiredDocument,
  nextDocumentNotice,
  type StoredDocuments,
  notifiedDocuments,
} from './driverDocument.js';

const zone = 'America/New_York';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A time of day in New York. */
const at = (month: number, day: number, hour = 0) =>
  zonedClock(20270000 + month * 100 + day, 0, zone) + hour * HOUR;
const insurance = { image: 'private-1.webp', expiresOn: '2027-05-31' };

describe('documents of drivers', () => {
  it('are valid until the end of their last day in the time zone of the business', () => {
    expect(documentEnd('2027-05-31', zone)).toBe(at(6, 1));
    expect(documentEnd('2027-12-31', zone)).toBe(zonedClock(20280101, 0, zone));
  });

  it.each([
    ['missing', {}, at(1, 1)],
    ['undated', { image: 'private-1.webp' }, at(1, 1)],
    ['valid', insurance, at(5, 1) - 1],
    ['expiring', insurance, at(5, 1)],
    ['expiring', insurance, at(6, 1) - 1],
    ['expired', insurance, at(6, 1)],
  ] as const)('are %s', (state, document, now) => {
    expect(documentStateOf(document, now, zone)).toBe(state);
  });

  it('end with the first that expires', () => {
    const documents = { insurance, registration: { ...insurance, expiresOn: '2027-04-30' } };
    expect(documentsEndAt(documents, zone)).toBe(at(5, 1));
    expect(documentsEndAt({ insurance: { image: 'private-1.webp' } }, zone)).toBeNull();
    expect(hasExpiredDocument({ documentsEndAt: 5 }, 4)).toBe(false);
    expect(hasExpiredDocument({ documentsEndAt: 5 }, 5)).toBe(true);
    expect(hasExpiredDocument({}, 5)).toBe(false);
  });

  it('remind their driver 30, 7 and 0 days before, in the morning and once each', () => {
    let documents: StoredDocuments = { insurance: { ...insurance, remindedUntil: at(1, 1) } };
    const notified: [number, unknown][] = [];
    for (let now = at(4, 25, 9); now < at(6, 5); now += 6 * HOUR) {
      const planned = nextDocumentNotice(documents, zone);
      const notices = dueDocumentNotices(documents, now, zone);
      expect(notices.length > 0).toBe(planned !== null && planned <= now);
      if (notices.length === 0) continue;
      notified.push(...notices.map(({ about }): [number, unknown] => [now, about]));
      documents = notifiedDocuments(documents, now, zone);
    }
    expect(notified).toEqual([
      [at(5, 1, 9), 30],
      [at(5, 24, 9), 7],
      [at(5, 31, 9), 0],
    ]);
    expect(nextDocumentNotice(documents, zone)).toBeNull();
  });

  it('send only the latest of reminders that became due while nothing ran', () => {
    const documents = { insurance: { ...insurance, remindedUntil: at(4, 1) } };
    expect(dueDocumentNotices(documents, at(5, 31, 12), zone)).toEqual([
      { kind: 'insurance', about: 0, expiresOn: '2027-05-31' },
    ]);
  });

  it('do not remind of what was past when they were accepted', () => {
    const documents = { insurance: { ...insurance, remindedUntil: at(5, 28) } };
    expect(nextDocumentNotice(documents, zone)).toBe(at(5, 31, 9));
    expect(dueDocumentNotices(documents, at(5, 28) + DAY, zone)).toEqual([]);
  });

  it('tell a decision of the office once', () => {
    const documents: StoredDocuments = { license: { pendingNotice: { decision: 'reject', at: 7 } } };
    expect(nextDocumentNotice(documents, zone)).toBe(7);
    expect(dueDocumentNotices(documents, 8, zone)).toEqual([{ kind: 'license', about: 'reject', at: 7 }]);
    expect(notifiedDocuments(documents, 8, zone)).toEqual({ license: {} });
  });
});
