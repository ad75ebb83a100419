import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { expect, onTestFinished, test, vi } from "vitest";
import { EarlyPress } from "#app/entries/early-press.tsx";
import { EARLY_SCRIPT } from "#app/server/early-script.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";

interface PartProps {
  readonly onPress: (value?: unknown) => void;
  readonly onHydrated: () => void;
}

function Part({ onPress, onHydrated }: PartProps) {
  useEffect(onHydrated, [onHydrated]);
  const [isFree, setFree] = useState(false);
  const [order, setOrder] = useState("new");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <button type="button" onClick={() => onPress()} />
      <input
        type="checkbox"
        checked={isFree}
        onChange={({ target }) => {
          setFree(target.checked);
          onPress(target.checked);
        }}
      />
      <select
        value={order}
        onChange={({ target }) => {
          setOrder(target.value);
          onPress(target.value);
        }}
      >
        <option>new</option>
        <option>top</option>
      </select>
      <button type="submit" />
    </form>
  );
}

const clickOn = (selector: string) => (page: Element) => {
  const control = page.querySelector<HTMLElement>(selector);
  control?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  control?.click();
};

const PRESSES = {
  "a button": { press: clickOn("[type=button]"), effect: [] },
  "a check box": { press: clickOn("input"), effect: [true] },
  "a list": {
    press: (page: Element) => {
      const list = page.querySelector("select");
      if (list) list.value = "top";
      for (const type of ["input", "change"]) list?.dispatchEvent(new Event(type, { bubbles: true }));
    },
    effect: ["top"],
  },
  "a form": { press: clickOn("[type=submit]"), effect: [] },
};

/** More than React takes for one task, in milliseconds. */
const TASK_MS = 30;

/** A task of React ends with it, so that parts below it are hydrated in a later one. */
function SlowPart() {
  const start = performance.now();
  while (performance.now() - start < TASK_MS);
  return <p>Slow</p>;
}

const BELOW_SLOW_PART = "before hydration, on a part whose turn comes late";
/** In the order of a page's start. A part below the first commit is hydrated after it. */
const MOMENTS = [
  BELOW_SLOW_PART,
  "before hydration",
  "while it is hydrated",
  "before its effects have run",
  "when it is hydrated",
];

for (const [name, { press, effect }] of Object.entries(PRESSES))
  test.for(MOMENTS)(`a press on ${name} acts once, and its choice stays: %s`, async (moment) => {
    const script = document.createElement("script");
    script.textContent = EARLY_SCRIPT;
    document.head.append(script);
    const onPress = vi.fn();
    const hydrated = Promise.withResolvers<void>();
    const container = document.body.appendChild(document.createElement("main"));
    const pressAt = (now: string) => {
      if (now === moment) press(container);
    };
    function Page() {
      useLayoutEffect(() => queueMicrotask(() => pressAt("before its effects have run")), []);
      return (
        <>
          {moment === BELOW_SLOW_PART && (
            <PageStep fallback={null}>
              <SlowPart />
            </PageStep>
          )}
          <PageStep fallback={null}>
            <Part onPress={onPress} onHydrated={hydrated.resolve} />
          </PageStep>
        </>
      );
    }
    container.innerHTML = renderToString(<Page />);
    const errors: unknown[] = [];
    pressAt("before hydration");
    pressAt(BELOW_SLOW_PART);
    const app = (
      <EarlyPress>
        <Page />
      </EarlyPress>
    );
    startTransition(() => {
      const root = hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) });
      onTestFinished(() => {
        window.earlyErrors?.abort();
        root.unmount();
        container.remove();
        script.remove();
      });
    });
    pressAt("while it is hydrated");
    await hydrated.promise;
    expect(window.earlyPresses?.signal.aborted).toBe(true);
    pressAt("when it is hydrated");
    await expect.poll(() => onPress.mock.calls).not.toEqual([]);
    // A second time would be a task of its own.
    await new Promise((go) => setTimeout(go));
    expect(onPress.mock.calls).toEqual([effect]);
    expect(container.querySelector("input")?.checked).toBe(name === "a check box");
    expect(container.querySelector("select")?.value).toBe(name === "a list" ? "top" : "new");
    expect(errors).toEqual([]);
  });
