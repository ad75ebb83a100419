import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { PageSteps } from "#ui/kit/lazy/page-steps.ts";
import { useIdleCode } from "#ui/kit/lazy/use-idle-code.ts";
import { useLazyModule } from "#ui/kit/lazy/use-lazy-module.ts";

function Words({ words }: { readonly words: string }) {
  return <p>{words}</p>;
}
const offline = () => Promise.reject(new Error("offline"));
const far = { blockSize: "4000px" };

describe("a part below the first view", () => {
  test("is fetched when the player comes near it, not before", async () => {
    const load = vi.fn(() => Promise.resolve(Words));
    const Late = lazyWithPreload(load);
    const screen = await render(
      <>
        <div style={far} />
        <LazySection preload={Late.preload} fallback={<p>On its way</p>}>
          <Late words="Reviews" />
        </LazySection>
      </>,
    );
    await expect.element(screen.getByText("On its way")).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(load).not.toHaveBeenCalled();
    window.scrollTo(0, 4000);
    await expect.element(screen.getByText("Reviews")).toBeVisible();
    window.scrollTo(0, 0);
  });

  test("comes after the first view of a page that is shown in steps, even where its code is there already", async () => {
    const Late = lazyWithPreload(() => Promise.resolve(Words));
    await Late.preload();
    const shown: (string | null | undefined)[] = [];
    const screen = await render(
      <PageSteps value={() => true}>
        <LazySection
          preload={Late.preload}
          fallback={<p ref={(place) => void shown.push(place?.textContent)}>Later</p>}
        >
          <Late words="Reviews" />
        </LazySection>
      </PageSteps>,
    );
    await expect.element(screen.getByText("Reviews")).toBeVisible();
    expect(shown).toEqual(["Later", undefined]);
  });

  test("is whole at once where its code is there already, as on the server", async () => {
    const Late = lazyWithPreload(() => Promise.resolve(Words));
    await Late.preload();
    expect(renderToString(<Late words="Reviews" />)).toBe("<p>Reviews</p>");
  });

  test("that was fetched ahead and did not come is no error of a page that does not wait for it", async () => {
    const unhandled = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    window.addEventListener("unhandledrejection", unhandled);
    void lazyWithPreload(offline).preload();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(unhandled).not.toHaveBeenCalled();
    window.removeEventListener("unhandledrejection", unhandled);
  });

  test("that is needed at once is requested again until it loads, with pauses", async () => {
    const load = vi.fn(offline as () => Promise<typeof Words>);
    const Late = lazyWithPreload(load, () => new Promise((go) => setTimeout(go, 1_000)));
    const screen = await render(
      <Suspense fallback={<p>On its way</p>}>
        <Late words="Reviews" />
      </Suspense>,
    );
    await expect.element(screen.getByText("On its way")).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Words);
    await expect.element(screen.getByText("Reviews")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("stays as the server has rendered it until its code is there", async () => {
    const OnServer = lazyWithPreload(() => Promise.resolve(Words));
    await OnServer.preload();
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = renderToString(
      <Suspense fallback="On its way">
        <OnServer words="Reviews" />
      </Suspense>,
    );
    const { promise, resolve } = Promise.withResolvers<typeof Words>();
    const Late = lazyWithPreload(() => promise);
    const errors: unknown[] = [];
    const root = hydrateRoot(
      place,
      <Suspense fallback="On its way">
        <Late words="Reviews" />
      </Suspense>,
      { onRecoverableError: (error) => errors.push(error) },
    );
    const paragraph = place.querySelector("p");
    await new Promise((done) => setTimeout(done, 50));
    expect(place.textContent).toBe("Reviews");
    void Late.preload();
    resolve(Words);
    await new Promise((done) => setTimeout(done, 50));
    expect(place.querySelector("p")).toBe(paragraph);
    expect(errors).toEqual([]);
    root.unmount();
    place.remove();
  });

  test("counts a press that came before it could react, and counts every press once", async () => {
    const onPress = vi.fn();
    const Buy = () => (
      <button type="button" onClick={onPress}>
        Buy
      </button>
    );
    const { promise, resolve } = Promise.withResolvers<typeof Buy>();
    const Late = lazyWithPreload(() => promise);
    const OnServer = lazyWithPreload(() => Promise.resolve(Buy));
    await OnServer.preload();
    const partOf = (Part: typeof Late) => (
      <LazySection preload={Late.preload} fallback={<p>On its way</p>}>
        <Part />
      </LazySection>
    );
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = renderToString(partOf(OnServer));
    const root = hydrateRoot(place, partOf(Late));
    await new Promise((done) => setTimeout(done, 50));
    const button = place.querySelector("button");
    button?.click();
    button?.click();
    expect(onPress).not.toHaveBeenCalled();
    resolve(Buy);
    await expect.poll(() => onPress).toHaveBeenCalledTimes(1);
    button?.click();
    await new Promise((done) => setTimeout(done, 50));
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(place.querySelector("button")).toBe(button);
    root.unmount();
    place.remove();
  });

  test("that is there from the start counts a press once", async () => {
    const onPress = vi.fn();
    const Late = lazyWithPreload(() =>
      Promise.resolve(() => (
        <button type="button" onClick={onPress}>
          Buy
        </button>
      )),
    );
    await Late.preload();
    const screen = await render(
      <LazySection preload={Late.preload} fallback={<p>On its way</p>}>
        <Late />
      </LazySection>,
    );
    await screen.getByRole("button", { name: "Buy" }).click();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test("is requested again after the network was down", async () => {
    const load = vi.fn(offline as () => Promise<typeof Words>);
    const Late = lazyWithPreload(load);
    await expect(Late.preload()).rejects.toThrow("offline");
    load.mockImplementation(() => Promise.resolve(Words));
    await Late.preload();
    expect(renderToString(<Late words="Reviews" />)).toBe("<p>Reviews</p>");
  });
});

describe("code that comes with the first use", () => {
  test("that fails to load is reported and can be loaded again", async () => {
    const load = vi.fn<() => Promise<{ words: string }>>(offline);
    function Form() {
      const form = useLazyModule(load);
      if (form.kind === "loading") return <p>On its way</p>;
      if (form.kind === "ready") return <p>{form.module.words}</p>;
      return (
        <button type="button" onClick={form.retry}>
          Try again
        </button>
      );
    }
    const screen = await render(<Form />);
    const retry = screen.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    load.mockImplementation(() => Promise.resolve({ words: "The form" }));
    await retry.click();
    await expect.element(screen.getByText("The form")).toBeVisible();
  });

  test("that failed for a lost connection loads when it is back, required or optional", async () => {
    const load = vi.fn<() => Promise<{ words: string }>>(offline);
    function Form() {
      const form = useLazyModule(load);
      const extra = useIdleCode(load);
      return (
        <p>
          {form.kind === "ready" && form.module.words}, {extra?.words}
        </p>
      );
    }
    const screen = await render(<Form />);
    await expect.poll(() => load).toHaveBeenCalledTimes(2);
    load.mockImplementation(() => Promise.resolve({ words: "there" }));
    window.dispatchEvent(new Event("online"));
    await expect.element(screen.getByText("there, there")).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(load).toHaveBeenCalledTimes(4);
  });

  test("is fetched again if the connection was back before the failure was known", async () => {
    const first = Promise.withResolvers<{ words: string }>();
    const load = vi.fn(() => first.promise);
    function Form() {
      const form = useLazyModule(load);
      const extra = useIdleCode(load);
      return (
        <p>
          {form.kind === "ready" && form.module.words}, {extra?.words}
        </p>
      );
    }
    const screen = await render(<Form />);
    await expect.poll(() => load).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(2);
    load.mockImplementation(() => Promise.resolve({ words: "there" }));
    first.reject(new Error("offline"));
    await expect.element(screen.getByText("there, there")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
  });

  test("that did not come is not fetched for a part that has gone meanwhile", async () => {
    const load = vi.fn<() => Promise<string>>(offline);
    function Form() {
      useIdleCode(load);
      return null;
    }
    const screen = await render(<Form />);
    await expect.poll(() => load).toHaveBeenCalledTimes(1);
    await screen.unmount();
    window.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
