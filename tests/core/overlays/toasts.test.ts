import { describe, expect, it } from "vitest";
import {
  nextToastChange,
  reduceToasts,
  TOAST_POSITIONS,
  type ToastCommand,
  type ToastInput,
  type Toasts,
} from "#core/overlays/toasts.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const show = (id: string, fields: Partial<ToastInput> = {}, nowMs = 0): ToastCommand => ({
  type: "show",
  toast: { id, message: id, ...fields },
  nowMs,
});
const run = (...commands: ToastCommand[]) => commands.reduce<Toasts>(reduceToasts, []);
const idsOf = (toasts: Toasts) => toasts.map(({ id }) => id).join(" ");

describe("toasts", () => {
  it("are plain information at the bottom, unless they say otherwise", () => {
    expect(run(show("a"))[0]).toEqual({
      id: "a",
      type: "info",
      message: "a",
      iconName: null,
      buttonName: null,
      undoCount: 0,
      position: "bottom",
      priority: 0,
      leavesAtMs: 5_000,
      isLeaving: false,
      isHeld: false,
    });
    const said = { iconName: "cart", buttonName: "Undo", position: "top", priority: 2 } as const;
    const shown = run(show("a", { ...said, timeOut: 1_500 }, 10));
    expect(shown[0]).toMatchObject({ ...said, leavesAtMs: 1_510 });
  });

  it.each([
    { kind: "result", position: "bottom" },
    { kind: "failure", position: "bottom" },
    { kind: "undo", position: "left" },
    { kind: "gain", position: "right" },
    { kind: "overlay", position: "center" },
    { kind: "connection", position: "top" },
  ] as const)("of the kind $kind are shown at $position", ({ kind, position }) => {
    expect(run(show("a", { kind }))[0]?.position).toBe(position);
  });

  it("that say that something failed outlast results when there are too many", () => {
    const flood = Array.from({ length: 9 }, (_, at) => show(`result ${at}`));
    expect(idsOf(run(show("failed", { kind: "failure" }), ...flood))).toMatch(/^failed /);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("stay 5 s when their time is %d", (timeOut) => {
    expect(run(show("a", { timeOut }))[0]?.leavesAtMs).toBe(5_000);
  });

  it("leave after 5 s and are gone 300 ms later", () => {
    const shown = run(show("a"));
    expect(nextToastChange(shown)).toBe(5_000);
    expect(reduceToasts(shown, { type: "timePassed", nowMs: 4_999 })).toBe(shown);
    const leaving = reduceToasts(shown, { type: "timePassed", nowMs: 5_000 });
    expect(leaving[0]?.isLeaving).toBe(true);
    expect(nextToastChange(leaving)).toBe(5_300);
    expect(reduceToasts(leaving, { type: "timePassed", nowMs: 5_299 })).toHaveLength(1);
    expect(reduceToasts(leaving, { type: "timePassed", nowMs: 5_300 })).toEqual([]);
  });

  it("keep others while one leaves", () => {
    const toasts = run(show("a"), show("b", {}, 2_000), { type: "timePassed", nowMs: 5_000 });
    expect(toasts.map(({ isLeaving }) => isLeaving)).toEqual([true, false]);
  });

  it("leave at once when dismissed, once", () => {
    const dismissed = run(show("a"), show("b"), { type: "dismiss", id: "a", nowMs: 100 });
    expect(dismissed[0]).toMatchObject({ isLeaving: true, leavesAtMs: 100 });
    expect(dismissed[1]).toMatchObject({ isLeaving: false, leavesAtMs: 5_000 });
    expect(nextToastChange(dismissed)).toBe(400);
    const again = reduceToasts(dismissed, { type: "dismiss", id: "a", nowMs: 200 });
    expect(again).toEqual(dismissed);
  });

  it("replace an older toast with the same id", () => {
    const toasts = run(show("a"), show("b"), show("a", { message: "new" }, 100));
    expect(idsOf(toasts)).toBe("b a");
    expect(toasts[1]).toMatchObject({ message: "new", leavesAtMs: 5_100 });
  });

  it("are three at a position: the lowest priority goes first, among equals the oldest", () => {
    expect(idsOf(run(show("a"), show("b"), show("c"), show("d")))).toBe("b c d");
    expect(idsOf(run(show("a", { priority: 1 }), show("b"), show("c"), show("d")))).toBe("a c d");
    const [p1, p2] = [{ priority: 1 }, { priority: 2 }];
    expect(idsOf(run(show("a", p1), show("b", p1), show("c", p2), show("low")))).toBe("a b c");
    expect(idsOf(run(show("a"), show("b"), show("c"), show("d", { position: "top" })))).toBe("a b c d");
  });

  it("stay while the player points at them, however long that takes", () => {
    const held = run(show("a"), show("b"), { type: "hold", id: "a" }, { type: "timePassed", nowMs: 60_000 });
    expect(held.map(({ id, isLeaving }) => [id, isLeaving])).toEqual([["a", false]]);
    expect(nextToastChange(held)).toBeNull();
    expect(reduceToasts(held, { type: "timePassed", nowMs: 70_000 })).toBe(held);
  });

  it("stay for the rest of their time when released, and at least 1.5 s", () => {
    const early = run(show("a"), { type: "hold", id: "a" }, { type: "release", id: "a", nowMs: 1_000 });
    expect(early[0]).toMatchObject({ isHeld: false, leavesAtMs: 5_000 });
    const late = run(show("a"), { type: "hold", id: "a" }, { type: "release", id: "a", nowMs: 8_000 });
    expect(late[0]?.leavesAtMs).toBe(9_500);
    expect(nextToastChange(late)).toBe(9_500);
  });

  it("ignore a release without a hold, and a hold while they leave", () => {
    const shown = run(show("a"), show("b"), { type: "hold", id: "b" });
    expect(reduceToasts(shown, { type: "release", id: "a", nowMs: 4_900 })).toEqual(shown);
    const leaving = run(show("a"), { type: "dismiss", id: "a", nowMs: 100 }, { type: "hold", id: "a" });
    expect(leaving[0]).toMatchObject({ isHeld: false, isLeaving: true });
  });

  it("leave when dismissed, held or not", () => {
    const dismissed = run(show("a"), { type: "hold", id: "a" }, { type: "dismiss", id: "a", nowMs: 100 });
    expect(dismissed[0]).toMatchObject({ isHeld: false, isLeaving: true });
    expect(reduceToasts(dismissed, { type: "timePassed", nowMs: 400 })).toEqual([]);
  });

  it("are not evicted while they are held, not even by more important ones", () => {
    const held = run(show("a"), { type: "hold", id: "a" }, show("b", { priority: 2 }), show("c", { priority: 2 }));
    expect(idsOf(reduceToasts(held, show("d", { priority: 1 })))).toBe("a b c");
    expect(idsOf(reduceToasts(held, show("d", { priority: 3 })))).toBe("a c d");
  });

  it("with a button wait for a player who moves by keyboard, and others do not", () => {
    const shown = run(show("a", { buttonName: "Undo" }), show("b"), { type: "approach", nowMs: 4_900 });
    expect(shown.map(({ leavesAtMs }) => leavesAtMs)).toEqual([9_900, 5_000]);
    const leaving = run(show("a", { buttonName: "Undo" }), { type: "dismiss", id: "a", nowMs: 100 });
    expect(reduceToasts(leaving, { type: "approach", nowMs: 200 })).toEqual(leaving);
  });

  it("stay bounded and unique over a hundred thousand commands, and all go in the end", () => {
    const id = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
    const step = fc.record({
      kind: fc.constantFrom("show", "show", "dismiss", "timePassed"),
      id,
      wait: fc.constantFrom(0, 0, 0, 1, 150, 300, 1_500, 5_000),
      position: fc.constantFrom(...TOAST_POSITIONS),
      priority: fc.integer({ min: -1, max: 2 }),
    });
    let commandsRun = 0;
    forAll(fc.array(step, { minLength: 1_000, maxLength: 1_000 }), (steps) => {
      let toasts: Toasts = [];
      let nowMs = 0;
      const wrong: string[] = [];
      for (const { kind, id: one, wait, ...fields } of steps) {
        nowMs += wait;
        toasts = reduceToasts(toasts, commandOf(kind, one, nowMs, fields));
        const isUnique = new Set(toasts.map((toast) => toast.id)).size === toasts.length;
        const isBounded = TOAST_POSITIONS.every(
          (position) => toasts.filter((toast) => toast.position === position).length <= 3,
        );
        const isShown = kind !== "show" || fields.priority < 2 || toasts.some((toast) => toast.id === one);
        if (!isUnique || !isBounded || !isShown) wrong.push(idsOf(toasts));
        commandsRun += 1;
      }
      expect(wrong).toEqual([]);
      for (let change = nextToastChange(toasts); change !== null; change = nextToastChange(toasts)) {
        toasts = reduceToasts(toasts, { type: "timePassed", nowMs: change });
      }
      expect(toasts).toEqual([]);
    });
    expect(commandsRun).toBeGreaterThanOrEqual(100_000);
  }, 60_000);
});

function commandOf(kind: string, id: string, nowMs: number, fields: Partial<ToastInput>): ToastCommand {
  if (kind === "show") return show(id, fields, nowMs);
  return { type: kind === "dismiss" ? kind : "timePassed", id, nowMs };
}
