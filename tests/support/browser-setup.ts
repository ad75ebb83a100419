import "#ui/theme/global.css";
import * as react from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeAll } from "vitest";
import { cdp } from "vitest/browser";

document.documentElement.dataset.theme = "dark";

/** A macrotask that does not depend on the timers a test has replaced. */
const afterThisTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

// Components are tested in the production build. It has no `act`, by which tests wait for rendering and effects; the
// checks of the development build take a third of the time.
const { default: React } = react as unknown as { default: { act?: (render: () => unknown) => Promise<void> } };
React.act ??= async (render) => {
  await flushSync(render);
  await afterThisTask();
};

// All files share one pointer, which must not hover over the content of the next one.
beforeAll(async () => {
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
});

// All tests of a file share one document.
afterEach(() => {
  // A page that a test has left is shown again, so that nothing of the next test waits for its end.
  window.dispatchEvent(new Event("pageshow"));
  document.documentElement.removeAttribute("dir");
  window.scrollTo(0, 0);
});
