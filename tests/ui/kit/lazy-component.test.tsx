import { Suspense, useEffect } from "react";
import { renderToString } from "react-dom/server.browser";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { hydrate } from "#tests/ui/support/hydrate.tsx";
import { nextFrame } from "#tests/ui/support/next-frame.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ErrorBoundary } from "#ui/kit/error-boundary/error-boundary.tsx";
import { watchCodeFailures } from "#ui/kit/lazy/code-failures.ts";
import { LazyFailure, type LazyFailureProps, lazyComponent } from "#ui/kit/lazy/lazy-component.tsx";
import { RETRY_DELAY_MS } from "#ui/kit/lazy/retry-until-loaded.ts";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";

function Words({ words }: { readonly words: string }) {
  return <p>{words}</p>;
}
const offline = () => Promise.reject(new Error("offline"));
/** A page that is never idle. */
const never = () => () => undefined;

describe("a part whose code comes later", () => {
  test("that was fetched ahead and did not come is no error of a page that does not wait for it", async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    window.addEventListener("unhandledrejection", unhandled);
    void lazyComponent(offline).preload();
    // A rejection without a handler: browsers report them in order, so the one before would have been reported by now.
    const later = Promise.reject(new Error("later"));
    await expect.poll(() => unhandled.mock.calls.length).toBeGreaterThan(0);
    expect(unhandled.mock.calls.map(([{ promise }]) => promise)).toEqual([later]);
    window.removeEventListener("unhandledrejection", unhandled);
  });

  test("that is needed at once is requested again until it loads, with pauses", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const load = vi.fn(offline as () => Promise<typeof Words>);
    const LazyWords = lazyComponent(load);
    const screen = await render(
      <Suspense fallback={<p>On its way</p>}>
        <LazyWords words="Reviews" />
      </Suspense>,
    );
    await expect.element(screen.getByText("On its way")).toBeVisible();
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS - 1);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Words);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(screen.getByText("Reviews")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("stays as the server has rendered it until its code is there", async () => {
    const OnServer = lazyComponent(() => Promise.resolve(Words));
    await OnServer.preload();
    const html = renderToString(
      <Suspense fallback="On its way">
        <OnServer words="Reviews" />
      </Suspense>,
    );
    const { promise, resolve } = Promise.withResolvers<typeof Words>();
    const LazyWords = lazyComponent(() => promise);
    const onHydrated = vi.fn();
    const { container, errors } = await hydrate(
      html,
      <Suspense fallback="On its way">
        <LazyWords words="Reviews" />
      </Suspense>,
    );
    const paragraph = container.querySelector("p");
    expect(container.textContent).toBe("Reviews");
    void LazyWords.preload();
    resolve((properties) => {
      useEffect(onHydrated, []);
      return <Words {...properties} />;
    });
    await expect.poll(() => onHydrated).toHaveBeenCalledTimes(1);
    expect(container.querySelector("p")).toBe(paragraph);
    expect(errors).toEqual([]);
  });
});

describe("a part whose code fails permanently", () => {
  const Failure = ({ error, onRetry, isRetried }: LazyFailureProps) => (
    <Button onClick={onRetry}>
      {isRetried ? "Once more" : "Again"} after {String(error)}
    </Button>
  );
  const partOf = (LazyWords: ReturnType<typeof lazyComponent<{ readonly words: string }>>) => (
    <LazyFailure value={Failure}>
      <Suspense fallback={<p>On its way</p>}>
        <LazyWords words="Reviews" />
      </Suspense>
    </LazyFailure>
  );
  const again = { name: "Again after Error: offline" };

  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

  test("is replaced by its failure at the second one, and comes when the player asks for it", async () => {
    const load = vi.fn(offline as () => Promise<typeof Words>);
    const onFailure = vi.fn();
    onTestFinished(watchCodeFailures(onFailure));
    const screen = await render(partOf(lazyComponent(load)));
    await expect.element(screen.getByText("On its way")).toBeVisible();
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
    await expect.element(screen.getByRole("button", again)).toBeVisible();
    expect(onFailure.mock.calls.map(([, code]) => code)).toEqual(["part", "part"]);
    // No further attempt by itself.
    await vi.advanceTimersByTimeAsync(10 * RETRY_DELAY_MS);
    expect(load).toHaveBeenCalledTimes(2);
    await screen.getByRole("button", again).click();
    await expect.element(screen.getByText("On its way")).toBeVisible();
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
    const onceMore = screen.getByRole("button", { name: "Once more after Error: offline" });
    await expect.element(onceMore).toBeVisible();
    load.mockResolvedValue(Words);
    await onceMore.click();
    await expect.element(screen.getByText("Reviews")).toBeVisible();
  });

  test("below the first view is replaced as well, also where the server has rendered it, and comes with the connection", async () => {
    const OnServer = lazyComponent(() => Promise.resolve(Words));
    await OnServer.preload();
    const load = vi.fn(offline as () => Promise<typeof Words>);
    const LazyWords = lazyComponent(load);
    const section = (Part: typeof LazyWords) => (
      <LazyFailure value={Failure}>
        <PageStep fallback={<p>On its way</p>}>
          <Part words="Reviews" />
        </PageStep>
      </LazyFailure>
    );
    const { container } = await hydrate(renderToString(section(OnServer)), section(LazyWords));
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(container.textContent).toBe("Reviews");
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
    await expect.poll(() => container.querySelector("button")?.textContent).toBe(again.name);
    load.mockResolvedValue(Words);
    await expect
      .poll(() => {
        window.dispatchEvent(new Event("online"));
        return container.textContent;
      })
      .toBe("Reviews");
  });

  test("is waited for while the device is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi.fn(offline as () => Promise<typeof Words>);
    const screen = await render(partOf(lazyComponent(load)));
    for (const attempts of [1, 2, 3]) {
      await expect.poll(() => load.mock.calls.length).toBe(attempts);
      await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
    }
    await expect.element(screen.getByText("On its way")).toBeVisible();
    load.mockResolvedValue(Words);
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
        return screen.getByText("Reviews").query();
      })
      .not.toBeNull();
  });

  test("of a page is its error at the first failure, and is loaded anew at the next visit", async () => {
    const load = vi.fn(offline as () => Promise<typeof Words>);
    const LazyWords = lazyComponent(load, { whenFailed: "throw" });
    const screen = await render(
      <ErrorBoundary
        onError={() => undefined}
        fallback={(error, visitAgain) => <Failure error={error} onRetry={visitAgain} isRetried={false} />}
      >
        <Suspense fallback={<p>On its way</p>}>
          <LazyWords words="The page" />
        </Suspense>
      </ErrorBoundary>,
    );
    await expect.element(screen.getByRole("button", again)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Words);
    await screen.getByRole("button", again).click();
    await expect.element(screen.getByText("The page")).toBeVisible();
  });
});

describe("code that comes with the first use", () => {
  /** A part that needs the code, and one that can do without. */
  function TwoParts({ load }: { readonly load: () => Promise<{ words: string }> }) {
    const needed = useIdleModule(load, whenMounted);
    const extra = useIdleModule(load);
    return (
      <p>
        {needed.module?.words}, {extra.module?.words}
      </p>
    );
  }

  test("that failed for a lost connection loads when it is back, required or optional", async () => {
    const load = vi.fn<() => Promise<{ words: string }>>(offline);
    const screen = await render(<TwoParts load={load} />);
    await expect.poll(() => load).toHaveBeenCalledTimes(2);
    load.mockImplementation(() => Promise.resolve({ words: "there" }));
    window.dispatchEvent(new Event("online"));
    await expect.element(screen.getByText("there, there")).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await nextFrame();
    expect(load).toHaveBeenCalledTimes(4);
  });

  test("has not failed for a press whose attempt was lost just when the connection came back", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const load = vi.fn<() => Promise<{ words: string }>>(offline);
    const seen: boolean[] = [];
    function Form() {
      const form = useIdleModule(load, whenMounted);
      seen.push(form.hasFailed);
      return <Button onClick={form.preload}>{form.module?.words ?? "Send"}</Button>;
    }
    const screen = await render(<Form />);
    const press = () => (screen.getByRole("button").element() as HTMLElement).click();
    await expect.poll(() => seen.at(-1)).toBe(true);
    const lost = Promise.withResolvers<{ words: string }>();
    load.mockReturnValue(lost.promise);
    press();
    await expect.poll(() => seen.at(-1)).toBe(false);
    window.dispatchEvent(new Event("online"));
    lost.reject(new Error("offline"));
    load.mockResolvedValue({ words: "Sent" });
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
    await expect.element(screen.getByText("Sent")).toBeVisible();
    const whenPressed = seen.indexOf(false, seen.indexOf(true));
    expect(seen.slice(whenPressed)).not.toContain(true);
  });

  test("loads with the press that needs it, before the page is idle, and is loaded once", async () => {
    const load = vi.fn(() => Promise.resolve({ words: "Signed out" }));
    const begins: (() => void)[] = [];
    const whenAsked = (begin: () => void) => {
      begins.push(begin);
      return () => undefined;
    };
    const onDone = vi.fn();
    function Menu() {
      const code = useIdleModule(load, whenAsked);
      return <Button onClick={() => void code.load().then(({ words }) => onDone(words))}>Sign out</Button>;
    }
    const screen = await render(<Menu />);
    expect(load).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: "Sign out" }).click();
    await expect.poll(() => onDone).toHaveBeenCalledWith("Signed out");
    begins.forEach((begin) => {
      begin();
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("rejects the press that needs it where it cannot be loaded, and serves the next one", async () => {
    const load = vi.fn<() => Promise<string>>(offline);
    const results: string[] = [];
    function Menu() {
      const code = useIdleModule(load, never);
      const press = async () => {
        results.push(
          await code.load().then(
            (words) => words,
            () => "failed",
          ),
        );
      };
      return <Button onClick={() => void press()}>Vote</Button>;
    }
    const screen = await render(<Menu />);
    const button = screen.getByRole("button", { name: "Vote" });
    await button.click();
    await expect.poll(() => results).toEqual(["failed"]);
    load.mockResolvedValue("voted");
    await button.click();
    await expect.poll(() => results).toEqual(["failed", "voted"]);
  });
});
