import { describe, expect, it } from "vitest";
import { needsRefundWaiver } from "#core/commerce/refund-waiver.ts";

describe("consent to lose the right of withdrawal", () => {
  it.each(["DE", "FR", "IE", "NO", "GB"])("is asked of buyers in %s", (country) => {
    expect(needsRefundWaiver(country, 1)).toBe(true);
  });

  it.each(["KR", "US", "JP", "BR", "SA", "CH", ""])("is not asked of buyers in %s", (country) => {
    expect(needsRefundWaiver(country, 1)).toBe(false);
  });

  it("is not required for free orders", () => {
    expect(needsRefundWaiver("DE", 0)).toBe(false);
  });
});
