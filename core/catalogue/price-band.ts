/** A range of prices in integer minor units, both ends included; `to` is `null` without an upper end. */
export interface PriceBand {
  readonly from: number;
  readonly to: number | null;
}

/** Limits of the price bands of a currency (ISO 4217), in major units. */
const STEPS: Readonly<Record<string, readonly [number, number, number]>> = {
  AED: [40, 120, 240],
  BRL: [50, 150, 300],
  HKD: [80, 240, 480],
  IDR: [150_000, 450_000, 900_000],
  JPY: [1_000, 3_000, 6_000],
  KRW: [10_000, 30_000, 60_000],
  KZT: [5_000, 15_000, 30_000],
  MXN: [200, 600, 1_200],
  MYR: [40, 120, 240],
  PHP: [500, 1_500, 3_000],
  PLN: [40, 120, 240],
  RUB: [1_000, 3_000, 6_000],
  SAR: [40, 120, 240],
  THB: [300, 900, 1_800],
  TRY: [400, 1_200, 2_400],
  TWD: [300, 900, 1_800],
  VND: [200_000, 600_000, 1_200_000],
};

const DEFAULT_STEPS = [10, 30, 60] as const;

/** Free, then four ranges without a gap. `fractionDigits` of a currency come from `Intl`, which the core does not have. */
export function priceBandsOf(currency: string, fractionDigits: number): readonly PriceBand[] {
  const [low, middle, high] = (STEPS[currency] ?? DEFAULT_STEPS).map((step) => step * 10 ** fractionDigits) as [
    number,
    number,
    number,
  ];
  return [
    { from: 0, to: 0 },
    { from: 1, to: low },
    { from: low + 1, to: middle },
    { from: middle + 1, to: high },
    { from: high + 1, to: null },
  ];
}

/** Price band as used in addresses: `free`, `1-1000`, `6001-`. */
export function writePriceBand({ from, to }: PriceBand): string {
  return to === 0 ? "free" : `${from}-${to ?? ""}`;
}

/** Parses a price band of an address; `null` if it is invalid. */
export function readPriceBand(word: string): PriceBand | null {
  if (word === "free") return { from: 0, to: 0 };
  const [, from, to] = /^(\d{1,12})-(\d{0,12})$/.exec(word) ?? [];
  if (from === undefined || to === undefined) return null;
  const band = { from: Number(from), to: to === "" ? null : Number(to) };
  return band.to !== null && band.to < band.from ? null : band;
}
