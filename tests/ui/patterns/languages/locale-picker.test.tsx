import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { ContentGateway } from "#core/ports/content-gateway.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { LocaleChoices } from "#ui/patterns/languages/locale-choices.tsx";
import { LocalePicker } from "#ui/patterns/languages/locale-picker.tsx";

async function open(listLanguages: ContentGateway["listLanguages"]) {
  const base = createFakePorts(createPublisher());
  await renderPage(
    <>
      <LocalePicker className="">Language</LocalePicker>
      <LocaleChoices />
    </>,
    { ports: { ...base, content: { ...base.content, listLanguages } } },
  );
}

const shown = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("lang"));
const inMenu = () =>
  page
    .getByRole("menuitemradio")
    .elements()
    .map((entry) => new URL((entry as HTMLAnchorElement).href).searchParams.get("locale"));

test("the languages that the publisher names are offered, in the menu and as a list", async () => {
  await open(async () => succeed(["ja-JP", "ko", "en-US", "sv-SE"]));
  const offered = ["ko-KR", "en-US", "ja-JP"];
  await expect.poll(shown).toEqual(offered);
  await page.getByRole("button", { name: /Language/ }).click();
  await expect.poll(inMenu).toEqual(offered);
});

test("all languages of the product are offered where the publisher does not answer", async () => {
  await open(async () => fail(NO_ANSWER));
  await page.getByRole("button", { name: /Language/ }).click();
  await expect.poll(inMenu).toEqual(LOCALES);
  expect(shown()).toEqual(LOCALES);
});
