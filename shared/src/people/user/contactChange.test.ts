import {
  type ContactRevert,
  maskedContact,
  newContactProblem,
  normalizedContact,
  openReverts,
  restoredContacts,
  revertsAfter,
} from './contactChange.js';

const revert = (id: string, fields: Partial<ContactRevert> = {}): ContactRevert => ({
  id,
  field: 'email',
  from: `${id}@example.com`,
  at: 0,
  until: 100,
  hash: id,
  socialIds: [],
  ...fields,
});
const ids = (reverts: ContactRevert[]) => reverts.map(({ id }) => id);

const inCountry = (country: string) => ({ country, shortPhoneNumbers: false });

describe('a new contact', () => {
  it('is stored in the form that sign-in looks up', () => {
    expect(normalizedContact({ field: 'email', value: ' Ann@Example.COM ' }, inCountry('US'))).toBe(
      'ann@example.com',
    );
    expect(normalizedContact({ field: 'mobile', value: ' +1 212-555 0100 ' }, inCountry('DE'))).toBe(
      '+12125550100',
    );
    expect(normalizedContact({ field: 'mobile', value: '0171 2345678' }, inCountry('DE'))).toBe(
      '+491712345678',
    );
    expect(normalizedContact({ field: 'mobile', value: '1'.repeat(60) }, inCountry('US'))).toBe('');
  });

  it('is an email address or a number with country code', () => {
    expect(newContactProblem({ field: 'email', value: 'ann@example.com' })).toBeNull();
    expect(newContactProblem({ field: 'email', value: '+12125550100' })).toBe('proper_email');
    expect(newContactProblem({ field: 'mobile', value: '+12125550100' })).toBeNull();
    for (const value of ['', '2125550100', '+123', 'ann@example.com', '+1212555010000000', '+1 2125550100'])
      expect(newContactProblem({ field: 'mobile', value })).toBe('mobile_no_blank_error');
  });
});

it('maskedContact shows enough to recognize a contact, and no more', () => {
  expect(maskedContact('ann@example.com')).toBe('a•••@example.com');
  expect(maskedContact('+12125550142')).toBe('•••142');
  expect(maskedContact(null)).toBeNull();
});

describe('changes that can be undone', () => {
  it('expire to the millisecond', () => {
    expect(ids(openReverts([revert('a', { until: 10 }), revert('b', { until: 11 })], 10))).toEqual(['b']);
    expect(openReverts(null, 10)).toEqual([]);
  });

  it('are removed with all newer ones when one is undone', () => {
    const reverts = [revert('a'), revert('m', { field: 'mobile' }), revert('b'), revert('c')];
    const [first, number, second] = reverts as [ContactRevert, ContactRevert, ContactRevert];
    expect(ids(revertsAfter(reverts, second))).toEqual(['a', 'm']);
    expect(ids(revertsAfter(reverts, first))).toEqual([]);
    expect(ids(revertsAfter(reverts, number))).toEqual(['a']);
    expect(restoredContacts(reverts, second)).toEqual({ email: 'b@example.com' });
    expect(restoredContacts(reverts, first)).toEqual({ email: 'a@example.com', mobile: 'm@example.com' });
    expect(restoredContacts(reverts, number)).toEqual({ mobile: 'm@example.com', email: 'b@example.com' });
  });

  it('go together when one change replaced both contacts', () => {
    const reverts = [revert('1:email'), revert('1:mobile', { field: 'mobile', from: null })];
    expect(revertsAfter(reverts, reverts[1] as ContactRevert)).toEqual([]);
    expect(restoredContacts(reverts, reverts[1] as ContactRevert)).toEqual({
      mobile: null,
      email: '1:email@example.com',
    });
  });
});
