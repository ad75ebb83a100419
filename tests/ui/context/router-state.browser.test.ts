import { createBrowserHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { FIRST_ROUTER_STATE, routerKeyOf, routerPositionOf } from "#ui/context/router-state.ts";

test("the router numbers its pages in the history from the first one on, and gives each a key of its own", () => {
  const history = createBrowserHistory();
  try {
    history.replace("/first", {});
    const first = window.history.state;
    history.push("/second", {});
    history.flush();
    const second = window.history.state;
    expect(routerPositionOf(second)).toBe(routerPositionOf(first) + 1);
    expect(routerKeyOf(second)).toEqual(expect.any(String));
    expect(routerKeyOf(second)).not.toBe(routerKeyOf(first));
    expect(routerPositionOf(FIRST_ROUTER_STATE)).toBe(0);
  } finally {
    history.destroy();
  }
});

test("an entry that the router did not make has no key and no position", () => {
  for (const state of [null, undefined, "text", {}, { layers: 1 }]) {
    expect(routerKeyOf(state)).toBeUndefined();
    expect(routerPositionOf(state)).toBeNaN();
  }
});
