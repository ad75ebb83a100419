import { expect, test, vi } from "vitest";
import { cleanHtmlOfGateways } from "#app/compose/clean-html-gateways.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { scriptGateways } from "#tests/support/scripted-gateways.ts";

const MEDIA = {
  type: "image",
  role: "wide",
  src: "",
  srcset: "",
  poster: "",
  alt: "",
  w: 1,
  h: 1,
  captions: [],
  blur: "",
};
const CARD = { id: "1", title: "Fog", body: "<p>Fog <b>falls</b></p>", media: MEDIA, text_locale: "en-US" };

test("a text that cannot be cleaned is shown without its formats, and operators find out", async () => {
  const warn = vi.fn();
  const { gateways: sent } = scriptGateways({ cards: [CARD] });
  const cleanHtml = () => Promise.reject(new Error("busy"));
  const { gateways, sanitizer } = cleanHtmlOfGateways(sent, { cleanHtml, logger: { ...createNoopLogger(), warn } });
  expect(await gateways.stories.listCards("tl")).toMatchObject({ ok: true });
  expect(sanitizer.show(CARD.body)).toEqual({ html: "<p>Fog falls</p>" });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("cleaned"), { kind: "text", failure: "Error: busy" });
});

test("a text that could be cleaned is shown with its formats", async () => {
  const { gateways: sent } = scriptGateways({ cards: [CARD] });
  const cleanHtml = async (html: string) => html;
  const { gateways, sanitizer } = cleanHtmlOfGateways(sent, { cleanHtml, logger: createNoopLogger() });
  await gateways.stories.listCards("tl");
  expect(sanitizer.show(CARD.body)).toEqual({ html: CARD.body });
});
