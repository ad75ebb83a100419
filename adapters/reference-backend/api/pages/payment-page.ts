import { MARK_ADDRESS } from "#adapters/reference-backend/domain/media/mark.ts";
import type { OrderRow } from "#adapters/reference-backend/domain/orders/order-effects.ts";
import { minorUnitsToDecimal } from "#core/catalogue/price.ts";
import type { TaxKind } from "#core/commerce/order-tax.ts";
import { html, type SafeMarkup } from "./html.ts";
import type { PageVoice } from "./page-voice.ts";

export interface PaymentPage {
  readonly voice: PageVoice;
  readonly order: OrderRow;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly unitAmount: number }[];
  readonly nickname: string;
  readonly formToken: string;
  /** Text key of the error above the buttons; `null` if there is none. */
  readonly failure: string | null;
}

const PROVIDER_TEXTS = {
  nshop: "payNshop",
  apple: "payApple",
  google: "payGoogle",
  onestore: "payOnestore",
} as const;

const TAX_TEXTS: Readonly<Record<TaxKind, string>> = {
  vat: "payTaxVat",
  gst: "payTaxGst",
  consumption: "payTaxConsumption",
  other: "payTaxOther",
};

/** Order lines, buyer and the three actions. */
export function paymentBody({ voice, order, lines, nickname, formToken, failure }: PaymentPage): SafeMarkup {
  const { text } = voice;
  const money = moneyOf(voice.locale, order.currency);
  const tax = taxWordsOf(order, voice, money);
  const row = (label: string, value: string) => html`<dt>${label}</dt><dd><bdi>${value}</bdi></dd>`;
  return html`<main class="centre"><div class="card">
<p class="back"><img src="${MARK_ADDRESS}" width="28" height="28" alt="">${text(PROVIDER_TEXTS[order.provider])}</p>
<h1>${text("payTitle")}</h1>
<p class="lead">${text("payLead").replace("{{name}}", nickname)}</p>
${failure === null ? null : html`<p class="banner" role="alert">${text(failure)}</p>`}
<table class="bill"><thead class="away"><tr><th scope="col">${text("payGoods")}</th><th scope="col">${text("payAmount")}</th></tr></thead>
<tbody>${lines.map(
    (line) =>
      html`<tr><td>${line.title}${line.quantity > 1 ? ` × ${line.quantity}` : ""}</td><td>${money(line.unitAmount * line.quantity)}</td></tr>`,
  )}${order.discount > 0 ? html`<tr><td>${text("payDiscount")}</td><td>${money(-order.discount)}</td></tr>` : null}</tbody>
<tfoot><tr><th scope="row">${text("payTotal")}</th><td>${money(order.total)}</td></tr></tfoot></table>
${tax === null ? null : html`<p class="hint">${tax}</p>`}
<dl class="facts">${row(text("payOrder"), order.orderKey)}</dl>
<form method="post" action="/pay/${order.orderKey}">
<input type="hidden" name="form_token" value="${formToken}">
<button type="submit" name="action" value="confirm">${text("payConfirm").replace("{{amount}}", money(order.total))}</button>
<button type="submit" name="action" value="cancel" class="second">${text("payCancel")}</button>
<button type="submit" name="action" value="fail" class="third">${text("payFail")}</button>
</form>
<p class="ready">${text("payNote")}</p>
</div></main>`;
}

/** Page for an order that does not exist or belongs to another player. */
export function unknownOrderBody({ text }: PageVoice, storeAddress: string): SafeMarkup {
  return html`<main class="centre"><div class="card">
<h1>${text("payUnknownTitle")}</h1>
<p class="lead">${text("payUnknownLead")}</p>
<p><a href="${storeAddress}">${text("backToStore")}</a></p>
</div></main>`;
}

/** Name, rate and amount of the tax in the total; `null` where nothing is said of it. */
function taxWordsOf(
  { tax, taxIncluded }: OrderRow,
  { locale, text }: PageVoice,
  money: (amount: number) => string,
): string | null {
  if (tax === null) return taxIncluded ? text("payTaxIncluded") : null;
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return text(TAX_TEXTS[tax.kind])
    .replace("{{rate}}", percent.format(tax.rate / 100))
    .replace("{{amount}}", money(tax.amount));
}

function moneyOf(locale: string, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return (amount) => format.format(minorUnitsToDecimal(amount, digits));
}
