/** Currencies without decimals at PayPal. */
export const PAYPAL_WHOLE = ['HUF', 'JPY', 'TWD'];
