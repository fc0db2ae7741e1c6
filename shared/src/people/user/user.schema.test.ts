import { fullName } from './fullName.js';
import { profileInputSchema, userInputSchema, userSchema, usertypes } from './user.schema.js';

const aUser = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', mobile: '+15550134567' };
const fields = Object.keys(userSchema.shape);
const missing = (names: string) => names.split(' ').filter((name) => !fields.includes(name));

describe('users', () => {
  it('have identity and profile, in four roles [3.1, 3.2]', () => {
    expect(
      missing('id usertype firstName lastName mobile email profile_image approved walletBalance'),
    ).toEqual([]);
    expect([...usertypes].sort()).toEqual(['admin', 'driver', 'fleetadmin', 'rider']);
  });

  it('have account metadata [3.3]', () => {
    expect(
      missing('loginType createdAt createdByAdmin pushToken userPlatform referralId signupViaReferral'),
    ).toEqual([]);
  });

  it('have driver-only fields [3.4]', () => {
    expect(
      missing(
        'vehicleMake vehicleModel vehicleNumber other_info carType driverActiveStatus queue location licenseImage ratings bankName bankCode bankAccount fleetadmin',
      ),
    ).toEqual([]);
  });

  it('never have a password [3.6]', () => {
    expect(fields.filter((field) => /password/i.test(field))).toEqual([]);
  });

  it('cannot set protected fields themselves', () => {
    const forged = {
      usertype: 'admin',
      approved: true,
      walletBalance: 1e9,
      queue: false,
      fleetadmin: 'f1',
      id: 'x',
    };
    expect(profileInputSchema.parse({ ...aUser, ...forged })).toEqual(aUser);
  });

  it('get no wallet, role or ratings from admin input', () => {
    const forged = {
      usertype: 'admin',
      walletBalance: 1e9,
      ratings: { userrating: 5, details: [] },
      createdAt: 1,
    };
    expect(userInputSchema.parse({ ...aUser, ...forged })).toEqual(aUser);
  });

  it('are rejected when invalid', () => {
    const wrong: object[] = [
      { firstName: '' },
      { firstName: '   ' },
      { lastName: null },
      { lastName: 'x'.repeat(61) },
      { email: { $ne: '' } },
      { email: 'x'.repeat(255) },
      { mobile: 5_550_134 },
      { mobile: '1'.repeat(21) },
      { driverActiveStatus: 'yes' },
      { approved: 1 },
      { fleetadmin: 'not an id' },
    ];
    expect(wrong.filter((changes) => userInputSchema.safeParse({ ...aUser, ...changes }).success)).toEqual(
      [],
    );
  });

  it('have lowercase emails and full names', () => {
    expect(profileInputSchema.parse({ ...aUser, email: ' Ann@Example.COM ' }).email).toBe('ann@example.com');
    expect(fullName(aUser)).toBe('Ann Lee');
    expect(fullName({ firstName: 'Ann', lastName: '' })).toBe('Ann');
  });
});
