import { ageBoardOf } from "./age-board.ts";
import type { AgeRating } from "./game.ts";

/** Minimum age for adult content by country; 18 for all others. */
const ADULT_AGE_BY_COUNTRY: ReadonlyMap<string, number> = new Map([
  ["KR", 19],
  ["US", 17],
  ["CA", 17],
  ["MX", 18],
  ["JP", 18],
  ["DE", 18],
]);
const ADULT_AGE = 18;

/** Ratings that mean "adults only" although they name no such age. */
const ADULT_LABELS = /\b(mature|adults? only|cero z|청소년이용불가|r18)\b/i;
/** Ratings from this age on are for adults. */
const ADULT_RATING_FROM = 17;

/** The rating that counts in a country: its own board's, else the first; `null` if there is none or it is not known. */
export function ratingFor(ratings: readonly AgeRating[] | null, countryCode: string): AgeRating | null {
  const board = ageBoardOf(countryCode);
  return ratings?.find((rating) => rating.board === board) ?? ratings?.[0] ?? null;
}

/** Minimum age of players for a game in a country; `null` if there is none. Without known ratings it is for adults. */
export function ageGateOf(ratings: readonly AgeRating[] | null, countryCode: string): number | null {
  const rating = ratingFor(ratings, countryCode);
  if (ratings !== null && (rating === null || !isForAdults(rating.label))) return null;
  return ADULT_AGE_BY_COUNTRY.get(countryCode) ?? ADULT_AGE;
}

function isForAdults(label: string): boolean {
  if (ADULT_LABELS.test(label)) return true;
  const age = /(\d{1,2})\s*\+?\s*$/.exec(label);
  return age !== null && Number(age[1]) >= ADULT_RATING_FROM;
}

/** A day of the calendar, without a time: `month` 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Earliest year of birth that players can enter. */
export const MIN_BIRTH_YEAR = 1900;

/** Whether there is such a day, not before 1900 and not after today. */
export function isBirthday(birth: CalendarDay, today: CalendarDay): boolean {
  const { year, month, day } = birth;
  const isWhole = [year, month, day].every(Number.isInteger);
  if (!isWhole || year < MIN_BIRTH_YEAR || month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return false;
  return rankOf(birth) <= rankOf(today);
}

/** Age in whole years on a day. A birthday on 29 February is on 1 March in other years. */
export function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const rankOf = ({ year, month, day }: CalendarDay): number => year * 372 + month * 31 + day;
