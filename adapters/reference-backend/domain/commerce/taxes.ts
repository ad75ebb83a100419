import { type OrderTax, type TaxKind, taxWithin } from "#core/commerce/order-tax.ts";

/**
 * Standard rates in percent at the end of 2026, with the name of the tax. In the countries that are missing no tax is
 * charged, or the share of it in a price is not one rate.
 */
const TAXES: Readonly<Record<string, readonly [TaxKind, number]>> = {
  AE: ["vat", 5],
  AT: ["vat", 20],
  AU: ["gst", 10],
  BE: ["vat", 21],
  DE: ["vat", 19],
  ES: ["vat", 21],
  FI: ["vat", 25.5],
  FR: ["vat", 20],
  GB: ["vat", 20],
  GR: ["vat", 24],
  ID: ["vat", 11],
  IE: ["vat", 23],
  IT: ["vat", 22],
  JP: ["consumption", 10],
  KR: ["vat", 10],
  KZ: ["vat", 16],
  MX: ["vat", 16],
  MY: ["other", 8],
  NL: ["vat", 21],
  NZ: ["gst", 15],
  PH: ["vat", 12],
  PL: ["vat", 23],
  PT: ["vat", 23],
  RU: ["vat", 22],
  SA: ["vat", 15],
  SG: ["gst", 9],
  TH: ["vat", 7],
  TR: ["vat", 20],
  TW: ["vat", 5],
  VN: ["vat", 10],
};

/** Tax within a total whose prices include it; `null` where there is none, and where nothing is paid. */
export function orderTaxOf(total: number, country: string): OrderTax | null {
  const tax = TAXES[country];
  if (tax === undefined || total === 0) return null;
  const [kind, rate] = tax;
  return { kind, rate, amount: taxWithin(total, rate) };
}
