import sharp from "sharp";
import { differenceOf } from "./compare-pictures.ts";
import { expect, test } from "./stage.ts";

test("a comparison sees what a person would see, and nothing else", { tag: "@wide" }, async ({ stages }) => {
  const { page } = stages.ltr;
  await stages.ltr.show({ name: "button" });
  const take = () => page.screenshot({ animations: "disabled" });
  const before = await take();

  // Another browser version or processor: edges a little softer, kept with the loss of a committed picture.
  const softer = await sharp(before).blur(0.5).webp({ quality: 60, smartSubsample: true }).toBuffer();
  expect(await differenceOf(softer, before)).toBeNull();

  const icon = page.locator("[data-specimen=sizes] svg").last();
  await icon.evaluate((element) => {
    element.style.visibility = "hidden";
  });
  expect(await differenceOf(await take(), before), "a missing icon").toMatch(/differs in \d+ squares/);
  await icon.evaluate((element) => {
    element.style.visibility = "";
  });
  expect(await differenceOf(await take(), before)).toBeNull();

  const word = page.getByRole("button", { name: "secondary", exact: true });
  await word.evaluate((element) => {
    element.style.color = "var(--color-primary-text)";
  });
  expect(await differenceOf(await take(), before), "a word of another colour").not.toBeNull();
  await page.setViewportSize({ width: 790, height: 600 });
  expect(await differenceOf(await take(), before)).toBe("is 790 × 600 pixels instead of 800 × 600");
});
