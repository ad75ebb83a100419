import { expect, test } from "vitest";
import { StarRating } from "#ui/kit/star-rating/star-rating.tsx";
import { renderStore } from "../support/render-store.tsx";

test("a score is one image whose words say it, however it is drawn", async () => {
  for (const form of ["compact", "stars"] as const) {
    const { screen } = await renderStore(<StarRating score={3.7} form={form} />);
    await expect.element(screen.getByRole("img", { name: "3.7 out of 5" })).toBeVisible();
    expect(screen.getByRole("img").elements()).toHaveLength(1);
    await screen.unmount();
  }
});

test("stars fill from the side where reading begins, as far as the score goes", async () => {
  for (const locale of ["en-US", "ar-SA"]) {
    const { screen } = await renderStore(<StarRating score={2} form="stars" size={20} />, { visit: { locale } });
    const row = screen.getByRole("img").element().firstElementChild;
    const [whole, filled] = [row, row?.querySelector("[data-part=filled]")].map((part) =>
      part?.getBoundingClientRect(),
    );
    expect((filled?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(0.4);
    const side = locale === "ar-SA" ? "right" : "left";
    expect(filled?.[side]).toBe(whole?.[side]);
    await screen.unmount();
  }
});
