/** Days between two changes of an account's country. */
export const COUNTRY_CHANGE_DAYS = 90;
