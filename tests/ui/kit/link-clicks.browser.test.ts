import { afterEach, beforeEach, expect, test } from "vitest";
import { type ClickStep, linkOf, onLinkClick, plainLinkOf } from "#ui/kit/links/link-clicks.ts";

const STEPS: readonly ClickStep[] = [
  "offline",
  "press",
  "log",
  "nativeSignIn",
  "signIn",
  "start",
  "window",
  "language",
  "document",
  "outside",
  "bundle",
];
const BEFORE_ROUTER = STEPS.slice(0, STEPS.indexOf("document"));

let stops: (() => void)[];
let called: string[];

/** Replaces the router: handles its own links and no others. */
const routerHandles = (event: MouseEvent) => {
  called.push("router");
  if (linkOf(event, "a[data-own]") !== null) event.preventDefault();
};

beforeEach(() => {
  stops = [];
  called = [];
  document.body.innerHTML = `<a id="own" href="#own" data-own>own</a><a id="other" href="#other">other</a>`;
  document.addEventListener("click", routerHandles);
});

afterEach(() => {
  for (const stop of stops) stop();
  document.removeEventListener("click", routerHandles);
  document.body.innerHTML = "";
});

/** Adds a handler of each step, the last step first. */
function listen(handles?: ClickStep): void {
  for (const step of STEPS.toReversed()) {
    stops.push(
      onLinkClick(step, (event) => {
        called.push(step);
        if (step === handles) event.preventDefault();
      }),
    );
  }
}

const click = (id: string, manner: MouseEventInit = {}) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...manner }));

test("what the router has handled reaches no later step", () => {
  listen();
  click("own");
  expect(called).toEqual([...BEFORE_ROUTER, "router"]);
});

test.each(STEPS)("a click that the step %s handles reaches no later one", (step) => {
  listen(step);
  click("other");
  const steps = called.filter((name) => name !== "router");
  expect(steps).toEqual(STEPS.slice(0, STEPS.indexOf(step) + 1));
});

test("a click that opens another tab is on no plain link", () => {
  const found: (string | undefined)[] = [];
  stops.push(onLinkClick("window", (event) => found.push(plainLinkOf(event)?.id, linkOf(event)?.id)));
  click("own", { ctrlKey: true });
  click("own");
  expect(found).toEqual([undefined, "own", "own", "own"]);
});
