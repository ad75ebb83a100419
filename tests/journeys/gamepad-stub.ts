import { expect, type Page } from "@playwright/test";

/** Replaces the gamepads of the machine. Each press lasts until the page has read it, however long its frames take. */
export function stubGamepad(): void {
  let pressed: number | null = null;
  let release: (() => void) | null = null;
  let reads = 0;
  const read = () => {
    reads += 1;
    const seen = pressed;
    if (seen === null) {
      release?.();
      release = null;
    }
    pressed = null;
    const buttons = Array.from({ length: 17 }, (_, at) => ({ pressed: at === seen }));
    return [{ connected: true, axes: [0, 0, 0, 0], buttons }];
  };
  Object.defineProperty(navigator, "getGamepads", { value: read });
  const plugIn = () => {
    dispatchEvent(new Event("gamepadconnected"));
    return reads;
  };
  const press = (button: number) =>
    new Promise<void>((resolve) => {
      pressed = button;
      release = resolve;
    });
  Object.assign(window, { pad: { plugIn, press } });
}

declare global {
  interface Window {
    readonly pad: { plugIn(): number; press(button: number): Promise<void> };
  }
}

/** Connects the gamepad repeatedly until the page, which loads the code lazily, reads it. */
export const plugIn = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.pad.plugIn())).toBeGreaterThan(1);
