import { expect, test } from "vitest";
import { renderStore } from "../support/render-store.tsx";

test.each([
  ["an Arabic title that begins with a Latin letter reads from the right", "ar-SA", "H3: أسطول الأفق", "rtl"],
  ["an English title that is shown to Arabic readers reads from the left", "en-US", "H3: Horizon Fleet", "ltr"],
  ["words of an unknown language read as their first letter says", undefined, "عش", "rtl"],
])("%s", async (_, lang, words, direction) => {
  const { screen } = await renderStore(
    <h1 lang={lang} dir="auto">
      {words}
    </h1>,
  );
  expect(getComputedStyle(screen.getByRole("heading").element()).direction).toBe(direction);
});
