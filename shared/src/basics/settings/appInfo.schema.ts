import { z } from 'zod';

const optionalText = z.string().trim().max(500).nullish();
const handle = z
  .string()
  .trim()
  .max(300)
  .regex(/^https?:\/\//i, 'proper_link')
  .or(z.literal(''))
  .nullish();

/** Company details and links on the public pages (rules 2.47, 2.48, 3.37). */
export const appInfoSchema = z.object({
  appName: z.string().trim().min(1).max(60),
  CompanyName: z.string().trim().min(1).max(120),
  CompanyWebsite: z.string().trim().min(1).max(300),
  CompanyTerms: z.string().trim().min(1).max(300),
  contact_email: optionalText,
  /** The address, the tax number, and a sentence about taxes, as receipts show them. */
  CompanyAddress: optionalText,
  taxNumber: z.string().trim().max(60).nullish(),
  taxNote: z.string().trim().max(200).nullish(),
  FacebookHandle: handle,
  TwitterHandle: handle,
  InstagramHandle: handle,
  AppleStoreLink: handle,
  PlayStoreLink: handle,
});
export type AppInfo = z.infer<typeof appInfoSchema>;
