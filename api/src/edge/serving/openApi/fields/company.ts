import type { FieldTexts } from './fieldTexts.js';

/** What pages, mails and receipts say about the business. */
export const companyFields: FieldTexts = {
  id: 'Always `appinfo`.',
  appName: 'The name of the app, as pages and messages show it.',
  CompanyName: 'The name of the company.',
  CompanyWebsite: 'The address of its website.',
  CompanyTerms: 'The address of its terms.',
  contact_email: 'The email address for questions.',
  CompanyAddress: 'The postal address, as receipts show it.',
  taxNumber: 'The tax number, as receipts show it.',
  taxNote: 'A sentence about taxes, as receipts show it.',
  FacebookHandle: 'The address of its page on Facebook.',
  TwitterHandle: 'The address of its page on X.',
  InstagramHandle: 'The address of its page on Instagram.',
  AppleStoreLink: 'The address of the app in the App Store.',
  PlayStoreLink: 'The address of the app in Google Play.',
};
