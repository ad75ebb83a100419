import { describe, expect, it } from "vitest";
import { MAX_OUTBOX, RESEND_WITHIN_MS } from "#core/outbox/constants.ts";
import {
  addToOutbox,
  beginSending,
  countError,
  dropSameFrom,
  isOnDeviceOnly,
  leaveOutbox,
  nextToSend,
  type Outbox,
  type OutboxEntry,
  outboxOf,
  putBackInOutbox,
  sendAgain,
  setConflict,
  takeFromOutbox,
  takeSentFromOutbox,
} from "#core/outbox/outbox.ts";
import { parseOutbox } from "#core/outbox/parse-outbox.ts";
import {
  comment,
  commentChange,
  draft,
  entryOf,
  favorite,
  intoCart,
  quantity,
  review,
  reviewChange,
} from "./entries.ts";

const keysOf = (outbox: Outbox | null) => outbox?.map(({ key }) => key);
const added = (...entries: readonly OutboxEntry[]): Outbox =>
  entries.reduce<Outbox>((outbox, entry) => addToOutbox(outbox, entry) ?? outbox, []);

describe("the writes of a device without a connection", () => {
  it("waits in the order in which it was done", () => {
    expect(keysOf(added(entryOf("1", comment), entryOf("2", intoCart), entryOf("3", review)))).toEqual(["1", "2", "3"]);
  });

  it("counts repeated additions, but keeps only the later of two settings, at the later position", () => {
    const outbox = added(
      entryOf("1", intoCart),
      entryOf("2", draft),
      entryOf("3", intoCart),
      entryOf("4", { ...draft, draft: { title: "The gate", body: "<p>Later</p>", menu: null } }),
    );
    expect(keysOf(outbox)).toEqual(["1", "3", "4"]);
  });

  it.each([
    ["review", reviewChange, { ...reviewChange, reviewId: "r-2" }, review],
    ["comment", commentChange, { ...commentChange, commentId: "c-2" }, comment],
  ] as const)("counts the later change of the same %s, and every other", (_, change, other, posted) => {
    const outbox = added(entryOf("1", change), entryOf("2", other), entryOf("3", posted), entryOf("4", change));
    expect(keysOf(outbox)).toEqual(["2", "3", "4"]);
  });

  it.each([
    ["review", reviewChange],
    ["comment", commentChange],
    ["draft", draft],
  ] as const)(
    "leaves a later change of a %s to the player along with the one that another device has overtaken",
    (_, change) => {
      const tried = beginSending(added(entryOf("1", change)), "1", 5);
      const both = addToOutbox(addToOutbox(tried, entryOf("2", change)) ?? [], entryOf("3", change, "haru")) ?? [];
      expect(both.map(({ write }) => write)).toEqual([change, change, change]);
      expect(setConflict(both, "1", "overtaken").map(({ conflict }) => conflict)).toEqual([
        "overtaken",
        "overtaken",
        null,
      ]);
      expect(setConflict(both, "1", "refused").map(({ conflict }) => conflict)).toEqual(["refused", null, null]);
      expect(setConflict(both, "9", "overtaken")).toEqual(both);
      expect(sendAgain(setConflict(both, "1", "overtaken"), "1", 20)[0]?.write).toEqual({ ...change, basedOn: null });
    },
  );

  it("keeps no change of words of which the server has later ones by the same player", () => {
    const outbox = added(entryOf("1", commentChange), entryOf("2", comment), entryOf("3", commentChange, "haru"));
    expect(keysOf(dropSameFrom(outbox, "me", commentChange))).toEqual(["2", "3"]);
    expect(keysOf(dropSameFrom(outbox, "me", comment))).toEqual(["1", "2", "3"]);
  });

  it("continues from the base version of an earlier change on the device, unless its page has seen a later one", () => {
    const at = (basedOn: string | null) => ({ ...commentChange, basedOn });
    const [noon, one] = ["2026-11-21T12:00:00.000Z", "2026-11-21T13:00:00.000Z"];
    const baseAfter = (former: string | null, later: string | null) =>
      added(entryOf("1", at(former)), entryOf("2", at(later))).map(({ write }) => "basedOn" in write && write.basedOn);
    expect(baseAfter(one, noon)).toEqual([one]);
    expect(baseAfter(noon, one)).toEqual([one]);
    expect(baseAfter(noon, null)).toEqual([noon]);
    expect(baseAfter(null, noon)).toEqual([noon]);
  });

  it("gives the version of a sent change only to later changes of the same text by the same account", () => {
    const other = entryOf("2", { ...commentChange, commentId: "c-2" });
    const others = entryOf("3", commentChange, "haru");
    const refused = setConflict([entryOf("4", commentChange)], "4", "refused");
    const outbox = [entryOf("1", commentChange), other, others, ...refused];
    const sent = outbox[0] as OutboxEntry;
    expect(takeSentFromOutbox(outbox, sent, "2026-11-21T12:00:00.000Z")).toEqual(outbox.slice(1));
    expect(takeSentFromOutbox([sent, entryOf("5", commentChange)], sent, null)).toEqual([entryOf("5", commentChange)]);
  });

  it("keeps no draft of an article that was posted, and every other", () => {
    const other = { ...draft, place: { ...draft.place, articleId: "a-2" } };
    const outbox = added(entryOf("1", draft), entryOf("2", other), entryOf("3", comment), entryOf("4", draft, "haru"));
    expect(keysOf(dropSameFrom(outbox, "me", draft))).toEqual(["2", "3", "4"]);
  });

  it("keeps the text of a draft that another device has changed, whatever is written or posted instead", () => {
    const overtaken = setConflict(added(entryOf("1", draft)), "1", "overtaken");
    const longer = addToOutbox(overtaken, entryOf("2", draft));
    expect(keysOf(longer)).toEqual(["1", "2"]);
    expect(keysOf(dropSameFrom(longer ?? [], "me", draft))).toEqual(["1"]);
    expect(parseOutbox(structuredClone(overtaken))).toEqual(overtaken);
  });

  it("counts goods with a queued quantity once, and requests no further one from the cart", () => {
    const out = entryOf("1", { ...quantity, quantity: 0 });
    expect(added(out, entryOf("2", intoCart))).toEqual([entryOf("2", { ...quantity, quantity: 1 })]);
    expect(keysOf(added(entryOf("1", intoCart), entryOf("2", quantity)))).toEqual(["1", "2"]);
    expect(keysOf(added(entryOf("1", quantity, "haru"), entryOf("2", intoCart)))).toEqual(["1", "2"]);
    expect(addToOutbox(beginSending([out], "1", 5), entryOf("2", intoCart))?.[1]?.write).toEqual(intoCart);
  });

  it("keeps the writes of other accounts when an account leaves", () => {
    const outbox = added(entryOf("1", comment), entryOf("2", comment, "haru"));
    expect(keysOf(leaveOutbox(outbox, "me"))).toEqual(["2"]);
  });

  it("is empty after a favorite was added and removed again", () => {
    expect(added(entryOf("1", favorite), entryOf("2", { ...favorite, isKept: false }))).toEqual([]);
  });

  it("sends both if the first may have arrived, so that the last one counts", () => {
    const tried = beginSending(added(entryOf("1", favorite)), "1", 5);
    const both = addToOutbox(tried, entryOf("2", { ...favorite, isKept: false })) ?? [];
    expect(keysOf(both)).toEqual(["1", "2"]);
    // The second write has not been sent: its replacement still has to revert the first one.
    expect(keysOf(addToOutbox(both, entryOf("3", favorite)))).toEqual(["1", "3"]);
  });

  it("replaces a favorite that was refused by the next press of its heart", () => {
    const refused = setConflict(added(entryOf("1", favorite)), "1", "full");
    expect(keysOf(addToOutbox(refused, entryOf("2", { ...favorite, isKept: false })))).toEqual(["2"]);
  });

  it("is separate for each account on the same device", () => {
    const outbox = added(
      entryOf("1", favorite, "mina"),
      entryOf("2", { ...favorite, isKept: false }, "haru"),
      entryOf("3", comment, "haru"),
    );
    expect(keysOf(outbox)).toEqual(["1", "2", "3"]);
    expect(keysOf(outboxOf(outbox, "haru"))).toEqual(["2", "3"]);
    expect(outboxOf(outbox, null)).toEqual([]);
    expect(nextToSend(outbox, "haru")?.key).toBe("2");
    expect(nextToSend(outbox, "nobody")).toBeNull();
  });

  it("is bounded, but takes back what was taken from it", () => {
    const full = Array.from({ length: MAX_OUTBOX }, (_, at) => entryOf(`${at}`, comment));
    expect(added(...full)).toHaveLength(MAX_OUTBOX);
    expect(addToOutbox(full, entryOf("one more", comment))).toBeNull();
    expect(putBackInOutbox(full, entryOf("taken", comment))).toHaveLength(MAX_OUTBOX + 1);
    const withHeart = [...full.slice(1), entryOf("heart", favorite)];
    expect(addToOutbox(withHeart, entryOf("off", { ...favorite, isKept: false }))).toHaveLength(MAX_OUTBOX - 1);
  });
});

describe("a write on its way", () => {
  it("remembers its first try, and can no longer be taken back from then on", () => {
    const [waiting] = added(entryOf("1", comment));
    const once = beginSending(waiting ? [waiting] : [], "1", 10);
    const [twice] = beginSending(once, "1", 20);
    expect(twice?.triedAtMs).toBe(10);
    expect(waiting && isOnDeviceOnly(waiting)).toBe(true);
    expect(twice && isOnDeviceOnly(twice)).toBe(false);
  });

  it("leaves an old write to the player once its key may have expired, except writes that can be repeated", () => {
    const late = 10 + RESEND_WITHIN_MS + 1;
    const sent = (entry: OutboxEntry) => beginSending([entry], "1", 10);
    expect(beginSending(sent(entryOf("1", comment)), "1", late - 1)[0]?.conflict).toBeNull();
    const [uncertain] = beginSending(sent(entryOf("1", comment)), "1", late);
    expect(uncertain?.conflict).toBe("uncertain");
    expect(uncertain && isOnDeviceOnly(uncertain)).toBe(false);
    for (const setting of [favorite, reviewChange, commentChange]) {
      expect(beginSending(sent(entryOf("1", setting)), "1", late)[0]?.conflict).toBeNull();
    }
  });

  it("does not block other writes while it waits for a decision, and continues at its position afterwards", () => {
    const outbox = added(entryOf("1", comment), entryOf("2", intoCart));
    const refused = setConflict(countError(beginSending(outbox, "1", 10), "1"), "1", "gone");
    expect(nextToSend(refused, "me")?.key).toBe("2");
    expect(refused[0] && isOnDeviceOnly(refused[0])).toBe(true);
    const again = sendAgain(refused, "1", 20);
    expect(nextToSend(again, "me")).toEqual({ ...outbox[0], writtenAtMs: 20 });
    expect(keysOf(takeFromOutbox(again, "1"))).toEqual(["2"]);
  });
});

describe("the stored outbox of a device", () => {
  it("is read as it was written", () => {
    const outbox = [favorite, intoCart, quantity, review, reviewChange, comment, commentChange, draft].map(
      (write, at) => entryOf(`${at}`, write),
    );
    const tried = setConflict(countError(beginSending(outbox, "1", 10), "1"), "2", "exists");
    expect(parseOutbox(JSON.parse(JSON.stringify(tried)))).toEqual(tried);
  });

  it.each([
    undefined,
    null,
    7,
    "[]",
    {},
    [null, 7, {}],
    [{ ...entryOf("1", comment), write: null }],
    [{ ...entryOf("1", comment), write: { kind: "toString" } }],
    [{ ...entryOf("1", comment), write: { ...comment, article: {} } }],
    [{ ...entryOf("1", comment), write: { ...comment, draft: { content: "" } } }],
    [{ ...entryOf("1", review), write: { ...review, draft: { content: "a", score: "5", isSpoiler: false } } }],
    [{ ...entryOf("1", favorite), write: { ...favorite, favorite: { type: "shop", id: "tl" } } }],
    [{ ...entryOf("1", favorite), write: { ...favorite, isKept: "yes" } }],
    [{ ...entryOf("1", intoCart), write: { kind: "cart" } }],
    [{ ...entryOf("1", quantity), write: { ...quantity, quantity: -1 } }],
    [{ ...entryOf("1", draft), write: { ...draft, place: null } }],
    [{ ...entryOf("1", draft), write: { ...draft, draft: { title: "a" } } }],
    [{ ...entryOf("", comment) }],
    [{ ...entryOf("1", comment), userId: 1 }],
    [{ ...entryOf("1", comment), title: null }],
    [{ ...entryOf("1", comment), writtenAtMs: "now" }],
  ])("is nothing where it cannot be read: %j", (kept) => {
    expect(parseOutbox(kept)).toEqual([]);
  });

  it("tolerates missing optional fields", () => {
    const kept = { ...entryOf("1", { ...comment, draft: { content: "a", mentions: [1, "u2"] } as never }) };
    const odd = { ...kept, path: "https://elsewhere.example", triedAtMs: "never", errors: null, conflict: "war" };
    expect(parseOutbox([odd])).toEqual([
      { ...entryOf("1", { ...comment, draft: { content: "a", mentions: ["u2"] } }), path: "/" },
    ]);
  });
});
