import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { GamepadNavigation } from "#ui/kit/gamepad/gamepad-navigation.tsx";
import { Select } from "#ui/kit/select/select.tsx";

/** Buttons of the standard gamepad. */
const A = 0;
const B = 1;
const CROSS = { up: 12, down: 13, left: 14, right: 15 } as const;

let pressed: number | null;
let axes: number[];
let isHeld: boolean;
let isConnected: boolean;
let hasFocus: boolean;

beforeEach(() => {
  pressed = null;
  axes = [0, 0];
  isHeld = false;
  isConnected = true;
  hasFocus = true;
  vi.spyOn(document, "hasFocus").mockImplementation(() => hasFocus);
  vi.spyOn(navigator, "getGamepads").mockImplementation(() => {
    const buttons = Array.from({ length: 17 }, (_, at) => ({ pressed: at === pressed, touched: false, value: 0 }));
    const pads = [{ connected: true, buttons, axes } as unknown as Gamepad];
    // Reads the press in one frame, however long it takes on a busy machine: a held button repeats its action.
    if (!isHeld) {
      pressed = null;
      axes = [0, 0];
    }
    return isConnected ? pads : [];
  });
});

/** Three frames: the page looks at gamepads once in each, before or after this does. */
async function look() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((go) => requestAnimationFrame(go));
}

/** The window gets or loses the focus. */
function turnFocus(has: boolean) {
  hasFocus = has;
  window.dispatchEvent(new Event(has ? "focus" : "blur"));
}

/** Presses a button shortly. */
async function tap(button: number) {
  pressed = button;
  await look();
}

const focused = () => document.activeElement?.textContent;

/** Four buttons in two rows, of which the first gets the focus; returns which of them were pressed, and each step back. */
async function openShelf(): Promise<readonly string[]> {
  const done: string[] = [];
  await render(
    <main>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(2, 120px)", gap: 16 }}>
        {["One", "Two", "Three", "Four"].map((name) => (
          <button key={name} type="button" onClick={() => void done.push(name)}>
            {name}
          </button>
        ))}
      </div>
      <div inert>
        <button type="button">Out of reach</button>
      </div>
      <GamepadNavigation onBack={() => void done.push("back")} />
    </main>,
  );
  await tap(CROSS.down);
  return done;
}

describe("the page by gamepad", () => {
  test("the cross moves to what lies that way", async () => {
    await openShelf();
    await tap(CROSS.right);
    expect(focused()).toBe("Two");
    await tap(CROSS.down);
    expect(focused()).toBe("Four");
    await tap(CROSS.left);
    expect(focused()).toBe("Three");
    await tap(CROSS.up);
    expect(focused()).toBe("One");
  });

  test("so does the stick, and covered elements are never reached", async () => {
    await openShelf();
    axes = [0, 0.2];
    await look();
    expect(focused()).toBe("One");
    axes = [0, 1];
    await look();
    expect(focused()).toBe("Three");
    await tap(CROSS.down);
    expect(focused()).toBe("Three");
  });

  test("read from right to left, left is left on the screen all the same", async () => {
    document.documentElement.dir = "rtl";
    await openShelf();
    expect(focused()).toBe("One");
    await tap(CROSS.left);
    expect(focused()).toBe("Two");
    await tap(CROSS.right);
    expect(focused()).toBe("One");
  });

  test("one button presses, once however long it is held, and one goes back", async () => {
    const done = await openShelf();
    isHeld = true;
    pressed = A;
    await look();
    await look();
    isHeld = false;
    await tap(B);
    expect(done).toEqual(["One", "back"]);
  });

  test("a choice from the platform's own list is the next one at each press, those that cannot be taken left out", async () => {
    const chosen: string[] = [];
    const Choice = () => {
      const [value, setValue] = useState("light");
      const take = (next: string) => {
        chosen.push(next);
        setValue(next);
      };
      return (
        <main>
          <select aria-label="Theme" value={value} onChange={(event) => take(event.target.value)}>
            <option value="light">Light</option>
            <option value="never" disabled>
              Never
            </option>
            <option value="dark">Dark</option>
          </select>
          <GamepadNavigation onBack={() => undefined} />
        </main>
      );
    };
    await render(<Choice />);
    await tap(CROSS.down);
    await tap(A);
    await tap(A);
    expect(chosen).toEqual(["dark", "light"]);
  });

  test("in a list of our own the cross moves within it, and a press takes what it has come to", async () => {
    const chosen: string[] = [];
    await render(
      <main>
        <Select
          id="edition"
          aria-labelledby="edition-label"
          value={null}
          placeholder="Choose"
          options={["Standard", "Deluxe"].map((label) => ({ value: label, label }))}
          onChange={(value) => void chosen.push(value)}
        />
        <button type="button">Below</button>
        <GamepadNavigation onBack={() => undefined} />
      </main>,
    );
    await tap(CROSS.down);
    await tap(A);
    await tap(CROSS.down);
    await tap(A);
    expect(chosen).toEqual(["Deluxe"]);
    expect(document.activeElement).toHaveAttribute("role", "combobox");
    await tap(CROSS.down);
    expect(focused()).toBe("Below");
  });

  test("a window that is only visible leaves the gamepad to the one that is used", async () => {
    hasFocus = false;
    const done = await openShelf();
    await tap(B);
    expect([focused() === "One", done]).toEqual([false, []]);
    turnFocus(true);
    await look();
    await tap(CROSS.down);
    await tap(A);
    expect(done).toEqual(["One"]);
    turnFocus(false);
    await tap(A);
    await tap(B);
    await tap(CROSS.down);
    expect([focused(), done]).toEqual(["One", ["One"]]);
  });

  test("a button held while the window gets the focus is ignored until it is released", async () => {
    const done = await openShelf();
    turnFocus(false);
    isHeld = true;
    pressed = B;
    turnFocus(true);
    await look();
    expect(done).toEqual([]);
    pressed = null;
    await look();
    pressed = B;
    await look();
    isHeld = false;
    expect(done).toEqual(["back"]);
  });

  test("the page around a focused frame ignores the gamepad until the frame loses the focus", async () => {
    await openShelf();
    const frame = document.createElement("iframe");
    document.body.append(frame);
    frame.focus();
    window.dispatchEvent(new Event("blur"));
    await tap(CROSS.right);
    expect(document.activeElement).toBe(frame);
    frame.remove();
    document.querySelector("button")?.focus();
    window.dispatchEvent(new Event("focus"));
    await look();
    await tap(CROSS.right);
    expect(focused()).toBe("Two");
  });

  test("never moves into a frame, which could not give the focus back", async () => {
    await render(
      <main>
        <button type="button">Above</button>
        <iframe title="Game" style={{ display: "block", blockSize: 100 }} />
        <button type="button">Below</button>
        <GamepadNavigation onBack={() => undefined} />
      </main>,
    );
    await tap(CROSS.down);
    await tap(CROSS.down);
    expect(focused()).toBe("Below");
  });

  test("a panel that is closed but stays in the document is not in the way", async () => {
    await render(
      <main>
        <button type="button">On the page</button>
        <div role="dialog" aria-label="Notifications" popover="auto">
          <button type="button">In the panel</button>
        </div>
        <GamepadNavigation onBack={() => undefined} />
      </main>,
    );
    await tap(CROSS.down);
    expect(focused()).toBe("On the page");
  });
});
