/** Price steps of the publisher, named by what they cost in US dollars, rounded up. */
export const PRICE_TIERS = [5, 10, 15, 20, 30, 40, 50, 60, 80, 100] as const;
export type PriceTier = (typeof PRICE_TIERS)[number];

interface CurrencyPrices {
  /** Minor units in one major unit (ISO 4217). */
  readonly minorUnits: 1 | 100;
  /** Prices of this market end on `ending` within each `step`, in minor units: 99 within 100 gives x.99. */
  readonly step: number;
  readonly ending: number;
  /** In major units, one for each of `PRICE_TIERS`. */
  readonly tiers: readonly number[];
}

const WHOLE = { minorUnits: 100, step: 100, ending: 0 } as const;
const TENS = { minorUnits: 100, step: 1000, ending: 0 } as const;
const NINETY_NINE = { minorUnits: 100, step: 100, ending: 99 } as const;
const NINETY_FIVE = { minorUnits: 100, step: 100, ending: 95 } as const;
const NINETY = { minorUnits: 100, step: 100, ending: 90 } as const;

/** Prices as each market is used to seeing them, not as a rate of exchange would give them. */
export const CURRENCY_PRICES: Readonly<Record<string, CurrencyPrices>> = {
  USD: { ...NINETY_NINE, tiers: [4.99, 9.99, 14.99, 19.99, 29.99, 39.99, 49.99, 59.99, 79.99, 99.99] },
  EUR: { ...NINETY_NINE, tiers: [4.99, 9.99, 14.99, 19.99, 29.99, 39.99, 49.99, 59.99, 79.99, 99.99] },
  GBP: { ...NINETY_NINE, tiers: [4.49, 8.49, 12.49, 16.99, 24.99, 33.99, 41.99, 49.99, 66.99, 84.99] },
  KRW: {
    minorUnits: 1,
    step: 100,
    ending: 0,
    tiers: [5900, 11900, 18900, 24900, 36900, 49800, 62800, 74800, 98000, 125000],
  },
  JPY: {
    minorUnits: 1,
    step: 10,
    ending: 0,
    tiers: [600, 1200, 1800, 2480, 3680, 4980, 6280, 7480, 9800, 12800],
  },
  BRL: { ...NINETY, tiers: [14.9, 29.9, 44.9, 59.9, 89.9, 119.9, 149.9, 179.9, 239.9, 299.9] },
  TRY: { ...WHOLE, tiers: [99, 199, 299, 399, 599, 799, 999, 1199, 1599, 1999] },
  PLN: { ...NINETY_NINE, tiers: [19.99, 42.99, 64.99, 84.99, 129.99, 169.99, 209.99, 249.99, 339.99, 419.99] },
  RUB: { ...WHOLE, tiers: [249, 499, 749, 999, 1499, 1999, 2499, 2999, 3999, 4999] },
  KZT: { ...TENS, tiers: [2290, 4590, 6890, 9190, 13790, 18390, 22990, 27590, 36790, 45990] },
  SAR: { ...WHOLE, tiers: [19, 37, 55, 75, 109, 149, 185, 219, 299, 369] },
  AED: { ...WHOLE, tiers: [18, 36, 54, 73, 109, 145, 183, 219, 289, 365] },
  TWD: { ...TENS, tiers: [150, 300, 450, 590, 890, 1190, 1490, 1790, 2390, 2990] },
  HKD: { ...WHOLE, tiers: [38, 78, 118, 148, 228, 308, 388, 468, 618, 778] },
  THB: { ...WHOLE, tiers: [119, 239, 359, 479, 719, 949, 1190, 1390, 1890, 2390] },
  VND: {
    minorUnits: 1,
    step: 1000,
    ending: 0,
    tiers: [79000, 159000, 239000, 319000, 479000, 639000, 799000, 959000, 1279000, 1590000],
  },
  IDR: {
    minorUnits: 100,
    step: 100_000,
    ending: 0,
    tiers: [49000, 99000, 149000, 199000, 299000, 399000, 499000, 599000, 799000, 999000],
  },
  MYR: { ...NINETY, tiers: [14.9, 29.9, 45.9, 59.9, 89.9, 119.9, 149.9, 179.9, 239.9, 299.9] },
  SGD: { ...NINETY, tiers: [6.9, 12.9, 19.9, 26.9, 39.9, 53.9, 66.9, 79.9, 106.9, 133.9] },
  PHP: { ...TENS, tiers: [190, 390, 590, 790, 1190, 1590, 1990, 2390, 3190, 3990] },
  MXN: { ...WHOLE, tiers: [85, 169, 249, 339, 499, 669, 839, 999, 1349, 1679] },
  CAD: { ...NINETY_NINE, tiers: [6.49, 12.99, 19.99, 26.99, 38.99, 51.99, 64.99, 77.99, 104.99, 129.99] },
  AUD: { ...NINETY_FIVE, tiers: [7.5, 14.95, 21.95, 29.95, 44.95, 59.95, 74.95, 89.95, 119.95, 149.95] },
  NZD: { ...NINETY_FIVE, tiers: [8.95, 16.95, 24.95, 33.95, 49.95, 66.95, 83.95, 99.95, 133.95, 166.95] },
};
