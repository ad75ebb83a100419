import { expect, onTestFinished, test } from "vitest";
import { miniGameAnswer } from "#adapters/reference-backend/api/pages/mini-game-page.ts";
import type { MiniGameOrder } from "#core/engagement/mini-game-frame.ts";

const START = {
  kind: "start",
  cards: ["Card 1", "Card 2", "Card 3"],
  theme: "dark",
  direction: "ltr",
  language: "en-US",
  hasSound: false,
} as const satisfies MiniGameOrder;

/** The document of the publisher, in a frame that the test can look into. */
async function openFrame() {
  const frame = document.createElement("iframe");
  const messages: unknown[] = [];
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source === frame.contentWindow) messages.push(data);
  };
  window.addEventListener("message", listen);
  onTestFinished(() => {
    window.removeEventListener("message", listen);
    frame.remove();
  });
  frame.srcdoc = await miniGameAnswer("once", []).text();
  document.body.append(frame);
  await expect.poll(() => messages).toEqual([{ kind: "ready" }]);
  const inside = () => frame.contentDocument ?? document;
  frame.contentWindow?.postMessage(START, "*");
  return {
    messages,
    window: frame.contentWindow ?? window,
    order: (order: MiniGameOrder) => frame.contentWindow?.postMessage(order, "*"),
    cards: () => [...inside().querySelectorAll("button")],
    /** Whether the card lies face up: it has turned round its upright axis. */
    isTurned: (card: Element) =>
      frame.contentWindow?.getComputedStyle(card).transform.startsWith("matrix3d(-1") ?? false,
  };
}

test("the picked card waits for its result, turns over and shows it; then the others show what lay under them", async () => {
  const { messages, order, cards, isTurned, window: inside } = await openFrame();
  const later: (() => void)[] = [];
  Reflect.set(inside, "setTimeout", (run: () => void) => later.push(run));
  order({ kind: "deal", isOpen: true });
  await expect.poll(() => cards()[1]?.getAttribute("aria-disabled")).toBe("false");
  cards()[1]?.click();
  await expect.poll(() => messages.at(-1)).toEqual({ kind: "picked", card: 1 });
  order({ kind: "deal", isOpen: false });
  expect(cards().map((card) => card.hasAttribute("data-picked"))).toEqual([false, true, false]);
  const others = [
    { isWin: false, words: "Nothing" },
    { isWin: true, words: "Moonrise" },
  ];
  order({ kind: "show", card: 1, isWin: true, words: "Storm week", others });
  await expect.poll(() => cards().map(isTurned)).toEqual([false, true, false]);
  expect(cards().map((card) => card.textContent)).toEqual(["", "Storm week", ""]);
  expect(later).toHaveLength(1);
  later[0]?.();
  await expect.poll(() => cards().map(isTurned)).toEqual([true, true, true]);
  expect(cards().map((card) => card.textContent)).toEqual(["Nothing", "Storm week", "Moonrise"]);
  expect(cards()[2]?.getAttribute("aria-label")).toBe("Card 3. Moonrise");

  order({ kind: "deal", isOpen: true });
  await expect.poll(() => cards().map((card) => card.textContent)).toEqual(["", "", ""]);
  expect(cards()[2]?.getAttribute("aria-label")).toBe("Card 3");
});

test("a result is heard where the player wants sounds, and once however often the page repeats it", async () => {
  const { order, cards, window: inside } = await openFrame();
  let sounds = 0;
  class HeardContext extends AudioContext {
    override createOscillator() {
      sounds += 1;
      return super.createOscillator();
    }
  }
  Reflect.set(inside, "AudioContext", HeardContext);
  const result = { kind: "show", card: 0, isWin: false, words: "Nothing", others: [] } as const;
  order(result);
  await expect.poll(() => cards()[0]?.textContent).toBe("Nothing");
  expect(sounds).toBe(0);

  order({ ...START, hasSound: true });
  order({ kind: "deal", isOpen: true });
  order(result);
  await expect.poll(() => sounds).toBe(4);
  order(result);
  order({ kind: "deal", isOpen: false });
  await expect.poll(() => cards()[0]?.textContent).toBe("");
  expect(sounds).toBe(4);
});

test("a round without an answer lays the picked card back", async () => {
  const { order, cards } = await openFrame();
  order({ kind: "deal", isOpen: true });
  await expect.poll(() => cards()[0]?.getAttribute("aria-disabled")).toBe("false");
  cards()[0]?.click();
  expect(cards()[0]?.hasAttribute("data-picked")).toBe(true);
  order({ kind: "deal", isOpen: true });
  await expect.poll(() => cards().some((card) => card.hasAttribute("data-picked"))).toBe(false);
});
