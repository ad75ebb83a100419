import { createBrowserHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { FIRST_ROUTER_STATE, routerKeyOf } from "#ui/context/router-state.ts";

test("the router numbers its pages in the history from the first one on, and gives each a key of its own", () => {
  const history = createBrowserHistory();
  try {
    history.replace("/first", {});
    const first = window.history.state;
    history.push("/second", {});
    history.flush();
    const second = window.history.state;
    expect(second.__TSR_index).toBe(first.__TSR_index + 1);
    expect(routerKeyOf(second)).toEqual(expect.any(String));
    expect(routerKeyOf(second)).not.toBe(routerKeyOf(first));
    expect(FIRST_ROUTER_STATE).toEqual({ __TSR_index: 0 });
  } finally {
    history.destroy();
  }
});

test("an entry that the router did not make has no key", () => {
  for (const state of [null, undefined, "text", {}, { layers: 1 }]) {
    expect(routerKeyOf(state)).toBeUndefined();
  }
});
