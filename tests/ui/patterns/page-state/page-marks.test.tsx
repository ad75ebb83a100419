import { StrictMode, Suspense, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { expect, onTestFinished, test, vi } from "vitest";
import { isAlive } from "#ui/patterns/page-state/page-marks.ts";

test("a part of a page takes no events before its code has loaded, and does from then on", async () => {
  const onChange = vi.fn();
  const code = Promise.withResolvers<void>();
  const Part = ({ loading }: { readonly loading: Promise<void> | null }) => {
    if (loading !== null) use(loading);
    return <input aria-label="Name" onChange={onChange} />;
  };
  const page = (loading: Promise<void> | null) => (
    <StrictMode>
      <Suspense fallback="…">
        <Part loading={loading} />
      </Suspense>
    </StrictMode>
  );
  const stage = document.createElement("div");
  document.body.append(stage);
  onTestFinished(() => stage.remove());
  stage.innerHTML = renderToString(page(null));
  const root = hydrateRoot(stage, page(code.promise));
  onTestFinished(() => root.unmount());
  const field = stage.querySelector("input") as HTMLInputElement;
  await new Promise(requestAnimationFrame);
  expect(isAlive(field)).toBe(false);

  code.resolve();
  await expect.poll(() => isAlive(field)).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});
