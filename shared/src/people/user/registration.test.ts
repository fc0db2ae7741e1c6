import { registrationProblems, registrationSchema } from './registration.js';
import { isEmail } from './signIn.js';

const aSignUp = (changes: Partial<Parameters<typeof registrationProblems>[0]> = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  password: 'secret1',
  ...changes,
});
const rules = { passwordRule: 'alphanumeric', requireLastName: true } as const;
const problem = (
  changes: Partial<Parameters<typeof registrationProblems>[0]>,
  mobile: string | null = '+15550134567',
) => registrationProblems(aSignUp(changes), mobile, rules)[0] ?? null;

const goodEmails = [
  'a@b.co',
  'ann.lee+taxi@mail.example.com',
  'o’brien@example.org',
  'x_1@sub-domain.example',
];
const badEmails = [
  '',
  'ann',
  '@example.com',
  'ann@',
  'ann@example',
  'ann@@example.com',
  'ann@a.com, b@b.com',
].concat(
  ['a b@example.com', 'ann@exa mple.com', 'ann@.com', 'ann@example.', 'ann@-a.com', 'ann@a..com', '<a@b.co>'],
  [`${'a'.repeat(250)}@b.co`, 'ann@b.co\nBcc: eve@example.com'],
);

describe('sign-up', () => {
  it('accepts a complete sign-up', () => {
    expect(problem({})).toBeNull();
  });

  it('names everything that is wrong at once, in the order of the form', () => {
    const empty = { firstName: '', lastName: ' ', email: 'x', password: '', usertype: 'driver' } as const;
    expect(
      registrationProblems(empty, null, { ...rules, passwordRule: 'any' }).map(({ field }) => field),
    ).toEqual(['firstName', 'lastName', 'email', 'password', 'mobile', 'licenseImage']);
  });

  it('requires a visible character in first and last name [5.27]', () => {
    for (const blank of ['', ' ', '\t\n', '\u00a0']) {
      expect(problem({ firstName: blank })).toEqual({ key: 'proper_input_name', field: 'firstName' });
      expect(problem({ lastName: blank })).toEqual({ key: 'proper_input_name', field: 'lastName' });
    }
    expect(problem({ firstName: ' 李 ', lastName: 'O' })).toBeNull();
  });

  it('accepts a single name where the settings require no last name [5.51]', () => {
    const single = { ...rules, requireLastName: false };
    expect(registrationProblems(aSignUp({ lastName: '' }), '+15550134567', single)).toEqual([]);
  });

  it('requires a license from drivers only [6.24]', () => {
    const missing = { key: 'license_image_required', field: 'licenseImage' };
    for (const licenseImage of ['', null, undefined])
      expect(problem({ usertype: 'driver', licenseImage })).toEqual(missing);
    expect(problem({ usertype: 'driver', licenseImage: 'private-1.webp' })).toBeNull();
    expect(problem({ usertype: 'rider' })).toBeNull();
  });

  it('requires an email address [5.28]', () => {
    expect(goodEmails.filter((email) => problem({ email }) !== null)).toEqual([]);
    expect(badEmails.map((email) => problem({ email }))).toEqual(
      badEmails.map(() => ({ key: 'proper_email', field: 'email' })),
    );
    expect(isEmail('ann@example.com')).toBe(true);
  });

  it('checks the password by the chosen rule [5.29]', () => {
    const keyOf = (password: string, rule: 'alphanumeric' | 'any' | 'complex') =>
      registrationProblems(aSignUp({ password }), '+15550134567', { ...rules, passwordRule: rule })[0] ??
      null;
    expect(keyOf('abc-def', 'alphanumeric')).toEqual({
      key: 'password_alphaNumeric_check',
      field: 'password',
    });
    expect(keyOf('', 'any')).toEqual({ key: 'password_blank_messege', field: 'password' });
    expect(keyOf('abcdef', 'complex')).toEqual({ key: 'password_complexity_check', field: 'password' });
    expect([keyOf('abcdef', 'alphanumeric'), keyOf('-', 'any'), keyOf('Abc-def1', 'complex')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('requires a possible phone number [5.30]', () => {
    expect(problem({}, '+15550134567')).toBeNull();
    expect(problem({}, null)).toEqual({ key: 'mobile_no_blank_error', field: 'mobile' });
  });

  it('creates riders unless drivers are requested, and no other role [5.33]', () => {
    const input = { ...aSignUp(), mobile: '+15550134567' };
    expect(registrationSchema.parse(input).usertype).toBe('rider');
    expect(registrationSchema.parse({ ...input, usertype: 'driver' }).usertype).toBe('driver');
    for (const usertype of ['admin', 'fleetadmin', '', 1]) {
      expect(registrationSchema.safeParse({ ...input, usertype }).success).toBe(false);
    }
  });

  it('strips fields that users may not set themselves', () => {
    const input = { ...aSignUp(), mobile: '1', approved: true, walletBalance: 1e9, createdByAdmin: true };
    expect(Object.keys(registrationSchema.parse(input)).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'mobile',
      'password',
      'usertype',
    ]);
  });

  it('keeps the fields of a driver and of the app [7.11, 7.22]', () => {
    const fields = {
      vehicleMake: 'Toyota',
      vehicleModel: 'Prius',
      vehicleNumber: 'NY 1',
      carType: 'Economy',
      other_info: 'Child seat',
      bankName: 'Harbour Bank',
      bankCode: 'HB1',
      bankAccount: '0042',
      pushToken: 'a token',
      userPlatform: 'IOS',
      referralId: 'ann1234',
      signupViaReferral: 'a-uid',
    };
    expect(registrationSchema.parse({ ...aSignUp(), mobile: '1', ...fields })).toMatchObject(fields);
  });
});
