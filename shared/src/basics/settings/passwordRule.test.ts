import { type PasswordRule, passwordProblem, preparePassword } from './passwordRule.js';

/** The passwords a rule refuses, with their problem. */
const refused = (rule: PasswordRule, passwords: readonly string[]) =>
  passwords.flatMap((password) => {
    const problem = passwordProblem(password, rule);
    return problem ? [[password, problem]] : [];
  });
const all = (passwords: readonly string[], problem: string) =>
  passwords.map((password) => [password, problem]);

describe('passwordProblem', () => {
  it('requires 6 to 30 letters, digits and @ * # by the alphanumeric rule [5.29, 9.7]', () => {
    const good = ['abcdef', '123456', '@*#@*#', 'aB3@*#', 'a'.repeat(30)];
    const bad = ['', 'abcde', 'a'.repeat(31), 'abc def', 'abcdef!', 'pässword', 'abcdef\n', 'abc-def'];
    expect(refused('alphanumeric', good)).toEqual([]);
    expect(refused('alphanumeric', bad)).toEqual(all(bad, 'password_alphaNumeric_check'));
  });

  it('accepts every password that is not empty by the rule any [5.29]', () => {
    expect(refused('any', ['a', ' ', '\n', 'pässword', '-'.repeat(100)])).toEqual([]);
    expect(refused('any', [''])).toEqual([['', 'password_blank_messege']]);
  });

  it('requires 8 to 30 characters of four kinds, without whitespace, by the complex rule [5.29]', () => {
    const good = ['Abcdef1!', 'aB3$aB3$', '1_aAaaaa', `aA1-${'a'.repeat(26)}`];
    const bad = [
      '',
      'Abcde1!',
      `aA1-${'a'.repeat(27)}`,
      'Abcdef12',
      'Abcdefg!',
      'abcdef1!',
      'ABCDEF1!',
    ].concat(['Abc def1!', 'Abcdef1!\n', ' Abcdef1!', 'Abcdef1\t!']);
    expect(refused('complex', good)).toEqual([]);
    expect(refused('complex', bad)).toEqual(all(bad, 'password_complexity_check'));
  });
});

it('a password has one form on every keyboard', () => {
  const password = 'Señor-Müller1 x';
  expect(preparePassword(password.normalize('NFD'))).toBe(preparePassword(password.normalize('NFC')));
  expect(preparePassword('a\u00a0b\u3000c')).toBe('a b c');
  expect(preparePassword(' a ')).toBe(' a ');
});
