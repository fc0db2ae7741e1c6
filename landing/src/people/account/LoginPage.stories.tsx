import { page } from 'vitest/browser';
import { refused } from '../../../../web/test/stories/answers.js';
import { expectWrong, fieldOf, press, type } from '../../../test/fields.js';
import { stories } from '../../../test/stories.js';

const at = '/login';
const byPhone = { MobileLoginEnabled: true };

stories('signing in', {
  'by email': { at, shows: 'account_forgot_password', primary: ['account_login'] },
  'in every way': {
    at,
    settings: { ...byPhone, GoogleLoginEnabled: true, FacebookLoginEnabled: true, AppleLoginEnabled: true },
    shows: 'account_by_phone',
    primary: ['account_login'],
  },
  'marks both fields that are empty, and the first has the focus': {
    at,
    shows: 'login_validate_error',
    async act(on) {
      await press(on, 'account_login');
      await expectWrong(on, {
        account_email: 'proper_email',
        account_password: 'password_blank_messege',
      });
    },
  },
  'keeps what was typed, and marks only the address that is wrong': {
    at,
    shows: 'login_validate_error',
    async act(on) {
      await type(on, 'account_email', 'mira@');
      await type(on, 'account_password', 'a-secret');
      await press(on, 'account_login');
      await expectWrong(on, { account_email: 'proper_email' });
      expect(fieldOf(on, 'account_email').value).toBe('mira@');
      expect(fieldOf(on, 'account_password').value).toBe('a-secret');
    },
  },
  'no longer marks a field that is being corrected': {
    at,
    shows: 'password_blank_messege',
    async act(on) {
      await press(on, 'account_login');
      await type(on, 'account_email', 'mira@wayfare.example');
      await on.settled();
      expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    },
  },
  'with a wrong password': {
    at,
    answers: { 'post /auth/login': refused(401, 'login_error') },
    shows: 'login_error',
    async act(on) {
      await type(on, 'account_email', 'mira@wayfare.example');
      await type(on, 'account_password', 'a-secret');
      await press(on, 'account_login');
      await on.settled();
      expect(fieldOf(on, 'account_email').value).toBe('mira@wayfare.example');
    },
  },
  'by phone marks a number that is missing': {
    at,
    settings: byPhone,
    shows: 'mobile_no_blank_error',
    async act(on) {
      await page.getByRole('tab', { name: on.t('account_by_phone') }).click();
      await press(on, 'account_get_code');
      await expectWrong(on, { account_mobile: 'mobile_no_blank_error' });
    },
  },
  'by phone marks a code that is incomplete': {
    at,
    settings: byPhone,
    answers: { 'post /auth/otp': { verificationId: 'sent' } },
    shows: 'otp_validate_error',
    async act(on) {
      await page.getByRole('tab', { name: on.t('account_by_phone') }).click();
      await type(on, 'account_mobile', '2125550101');
      await press(on, 'account_get_code');
      await expect.element(page.getByText(on.t('account_verify_code'))).toBeVisible();
      await type(on, 'account_code', '12');
      await press(on, 'account_verify_code');
      await expectWrong(on, { account_code: 'otp_validate_error' });
      expect(fieldOf(on, 'account_code').value).toBe('12');
    },
  },
  'with a forgotten password marks an address that is wrong': {
    at,
    shows: 'account_forgot_text',
    async act(on) {
      await press(on, 'account_forgot_password');
      await expect.element(page.getByText(on.t('account_send_link'))).toBeVisible();
      await press(on, 'account_send_link');
      await on.settled();
      const [email] = document.querySelectorAll('[role=dialog] [aria-invalid=true]');
      expect(document.activeElement).toBe(email);
    },
  },
});
