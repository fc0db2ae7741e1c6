/** Providers users can sign in with (rules 7.19, 7.21). */
export const socialProviderNames = ['google', 'facebook', 'apple'] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];
