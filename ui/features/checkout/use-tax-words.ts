import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import type { OrderTax, TaxKind } from "#core/commerce/order-tax.ts";
import { useFormats } from "#ui/context/use-formats.ts";

const TAX_TEXTS = {
  vat: "taxVat",
  gst: "taxGst",
  consumption: "taxConsumption",
  other: "taxOther",
} as const satisfies Record<TaxKind, ParseKeys<"orders">>;

interface TaxedPrice {
  readonly currency: string;
  readonly taxIncluded: boolean | null;
  readonly tax?: OrderTax | null;
}

/** What is said of the tax in a total: its name, rate and amount, as far as the publisher sends them; `null` for nothing. */
export function useTaxWords({ currency, tax, taxIncluded }: TaxedPrice): string | null {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  if (tax)
    return text(TAX_TEXTS[tax.kind], { rate: formats.rate(tax.rate), amount: formats.price(tax.amount, currency) });
  return taxIncluded ? text("taxIncluded") : null;
}
