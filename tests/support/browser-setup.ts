import "#ui/theme/global.css";
import * as react from "react";
import { flushSync } from "react-dom";
import { beforeAll } from "vitest";
import { cdp } from "vitest/browser";

document.documentElement.dataset.theme = "dark";

/** As a task of its own, whatever a test has made of the timers. */
const afterThisTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

// Components are tested as they are shipped. React has no `act` there, by which tests know that what they have rendered is on the
// page and its effects have run; its checks for developers take a third of the time.
const { default: React } = react as unknown as { default: { act?: (render: () => unknown) => Promise<void> } };
React.act ??= async (render) => {
  await flushSync(render);
  await afterThisTask();
};

// Files follow each other under one pointer, which must not lie on what the next one shows.
beforeAll(async () => {
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
});
