import { describe, expect, it } from "vitest";
import { createToastStore } from "#ui/overlays/toast-store.ts";

describe("offers to undo", () => {
  const open = () => {
    const store = createToastStore({ now: () => 0 });
    const undone: string[] = [];
    const remove = (name: string, id = "cart") =>
      store.show({
        id,
        kind: "undo",
        message: name,
        buttonName: "Undo",
        onUndo: async () => {
          await Promise.resolve();
          undone.push(name);
        },
      });
    return { store, undone, remove };
  };

  it("that follow each other become one, which undoes everything, the latest first", async () => {
    const { store, undone, remove } = open();
    for (const name of ["helmet", "rope", "map"]) remove(name);
    expect(store.get()).toMatchObject([{ id: "cart/undo", message: "map", undoCount: 3, leavesAtMs: 12_000 }]);
    store.press("cart/undo");
    await expect.poll(() => undone).toEqual(["map", "rope", "helmet"]);
    remove("helmet");
    expect(store.get().at(-1)?.undoCount).toBe(1);
  });

  it("of different things stay apart, and no other message takes their place", () => {
    const { store, remove } = open();
    remove("helmet");
    remove("a post", "board");
    store.show({ id: "cart", kind: "failure", message: "That did not work." });
    expect(store.get().map(({ id, undoCount }) => [id, undoCount])).toEqual([
      ["cart/undo", 1],
      ["board/undo", 1],
      ["cart", 0],
    ]);
  });
});
