import { createPlayer, expect, openPage, test } from "./journey.ts";

/** Price of one edition on sale by country, where the tax comes on top or is within the price, what is left of it with a coupon of 10 %, and the tax in that. */
const COUNTRIES = [
  { country: "US", price: "$20.99", off: "-$2.09", total: "$18.90", tax: null },
  { country: "DE", price: "€20.99", off: "-€2.09", total: "€18.90", tax: "Including 19% VAT: €3.02" },
] as const;

for (const { country, price, off, total, tax } of COUNTRIES) {
  test(`in ${country} page, cart, payment and receipt say the same price, discount, total and tax`, async ({
    page,
  }) => {
    await createPlayer(page.request, { countryCode: country });
    await openPage(page, "/goods/tl/tl-deluxe?locale=en-US");
    const purchase = page.getByRole("complementary", { name: "Price and purchase" });
    await expect(purchase).toContainText(price);

    await page.request.post("/api/store/cart/items", { data: { goods_id: "tl-deluxe", quantity: 1 } });
    await page.goto("/cart");
    const summary = page.getByRole("complementary", { name: "Summary" });
    await expect(summary).toContainText(price);
    await page.getByLabel("Coupon code").fill("welcome-10");
    await page.getByRole("button", { name: "Apply" }).click();
    for (const words of [off, total, ...(tax === null ? [] : [tax])]) await expect(summary).toContainText(words);
    if (tax === null) await expect(summary).not.toContainText(/tax/i);

    await page.getByRole("button", { name: "Go to payment" }).click();
    // The law of the European Union asks for the waiver.
    if (country === "DE") {
      const waiver = page.getByRole("dialog");
      await waiver.getByRole("checkbox").check();
      await waiver.getByRole("button", { name: "Go to payment" }).click();
    }
    await page.waitForURL("**/pay/*");
    const bill = page.getByRole("main");
    for (const words of [price, off, total, ...(tax === null ? [] : [tax])]) await expect(bill).toContainText(words);
    await page.getByRole("button", { name: `Pay ${total}` }).click();

    await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
    const receipt = page.getByRole("region", { name: "Receipt" });
    for (const words of [off, total, ...(tax === null ? [] : [tax])]) await expect(receipt).toContainText(words);
    await page.getByRole("link", { name: "Order and receipt" }).click();
    await expect(page.getByText("Receipt number")).toBeVisible();
    for (const words of [off, total, ...(tax === null ? [] : [tax])]) await expect(receipt).toContainText(words);
  });
}
