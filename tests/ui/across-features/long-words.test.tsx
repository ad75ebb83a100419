import { expect, test } from "vitest";
import type { SessionUser } from "#core/session/session.ts";
import * as stores from "../support/faulty-store.tsx";

const WORD = "W".repeat(300);
const isText = (value: string) => /[\s\u00c0-\uffff]/.test(value) && !/^(\/|https?:|data:)/.test(value);
const isName = (key: string) => /^(title|name|nickname|label|developer|publisher)$/.test(key);

/** An answer whose texts, and whose names of rows, are single words. */
function inOneWord(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => inOneWord(one, key));
  // Korean breaks between words only.
  if (/^(language|textLocale|text_locale)$/.test(key)) return "ko-KR";
  if (typeof value === "string" && value.startsWith("<")) return `<h3>${WORD}</h3><p>${WORD}</p>`;
  if (typeof value === "string") return isText(value) || isName(key) ? WORD : value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, one], at) => [isText(name) ? WORD + at : name, inOneWord(one, name)]));
}

let user: SessionUser;
stores.prepareStore(async () => {
  await stores.register("longwords", "KR");
  user = await stores.signIn("longwords");
  const { favorites, cart } = stores.openGateways();
  await favorites.keep({ type: "game", id: "tl" });
  await cart.add("lin2-deluxe", 1, "cart-key");
  await stores.placeOrder("linw-deluxe");
});

test.each([
  ...["/", "/?view=all", "/?view=offers", "/game/tl", "/game/tl/review", "/game/tl/achievement", "/goods/tl/tl-deluxe"],
  ...["/game/tl/board/guide", "/game/tl/board/guide/view/tl-1", "/notice", "/notice/bnsneo-open", "/player/player-jp"],
  ...["/cart", "/favorite", "/order", "/reward", "/account", "/download", "/home/tl/lobby"],
])("no word of a publisher or player is too long for %s", { timeout: stores.FAULTS_TIMEOUT_MS }, async (path) => {
  const send = async (address: string, init: RequestInit) => {
    const answer = await stores.sendReading(address, init);
    return answer.ok && init.method !== "POST" ? Response.json(inOneWord(await answer.json()), answer) : answer;
  };
  const store = stores.openFaultyStore({ call: "session.check", user, send });
  await store.visit(path);
  await store.settle();
  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  const { head, body, documentElement: page } = frame.contentDocument as Document;
  const styles = document.createElement("div");
  head.append(styles);
  const widthOf = () => {
    // Code that arrives late brings its styles along.
    styles.replaceChildren(...[...document.querySelectorAll("style")].map((style) => style.cloneNode(true)));
    return page.scrollWidth;
  };
  body.style.overflow = "visible";
  expect(store.words()).toContain(WORD);
  for (const width of [1_280, 390]) {
    frame.style.width = `${width}px`;
    await expect.poll(widthOf, { message: `${width}` }).toBeLessThanOrEqual(page.clientWidth);
  }
});
