/** Path of the API's operations for changing the user's own contacts. */
export const CONTACT_CHANGES = 'auth/me/contact-changes';
