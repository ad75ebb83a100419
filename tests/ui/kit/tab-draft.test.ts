import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { tabDraft } from "#ui/kit/form/tab-draft.ts";

describe("the drafts of one form in several tabs", () => {
  let storage: KeyValueStorage;
  beforeEach(() => {
    storage = createMemoryKeyValueStorage();
  });
  /** A tab; called again after `reload` it reads what is stored. */
  const openTab = () => {
    const tabStorage = createMemoryKeyValueStorage();
    const reload = () => tabDraft({ storage, tabStorage }, "draft", v.string());
    return { ...reload(), reload };
  };

  it("keep the words of each tab, whichever sends first", () => {
    const [one, two] = [openTab(), openTab()];
    one.write("one");
    two.write("two");
    two.remove();
    expect(one.reload().read()).toBe("one");
    expect(two.reload().others()).toEqual(["one"]);
  });

  it("are continued by a tab that opens later, and part when both tabs go on", () => {
    const [one, two] = [openTab(), openTab()];
    one.write("hello");
    expect(two.read()).toBe("hello");
    two.write("hello two");
    one.write("hello one");
    expect([one.reload().read(), two.reload().read()]).toEqual(["hello one", "hello two"]);
  });

  it("part when one tab only reads again", () => {
    const [one, two] = [openTab(), openTab()];
    one.write("hello");
    two.read();
    two.write("hello two");
    expect(one.reload().read()).toBe("hello");
    expect(two.reload().read()).toBe("hello two");
  });

  it("are gone in every tab once the tab that continued them has sent them", () => {
    const [one, two] = [openTab(), openTab()];
    one.write("hello");
    two.read();
    two.remove();
    expect(one.reload().read()).toBeNull();
    one.write("hello again");
    expect(openTab().read()).toBe("hello again");
  });

  it("are removed one by one in whichever tab they were written", () => {
    const [one, two, third] = [openTab(), openTab(), openTab()];
    one.write("one");
    two.write("two");
    third.removeWhere((draft) => draft === "two");
    expect(one.reload().read()).toBe("one");
    expect(third.others()).toEqual(["one"]);
    one.removeWhere((draft) => draft === "one");
    expect(one.reload().read()).toBeNull();
  });

  it("outlive their tabs, one after the other", () => {
    openTab().write("one");
    const closed = openTab();
    closed.write("two");
    const later = openTab();
    expect(later.read()).toBe("one");
    later.remove();
    expect(later.read()).toBe("two");
  });

  it("are never removed by a tab that has none", () => {
    openTab().write("one");
    openTab().remove();
    expect(openTab().read()).toBe("one");
  });

  it("take no more room than a few tabs need", () => {
    const tabs = Array.from({ length: 20 }, openTab);
    for (const [at, tab] of tabs.entries()) tab.write(`${at}`);
    expect(openTab().others()).toHaveLength(8);
  });
});
