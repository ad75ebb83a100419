import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { expect, test, vi } from "vitest";
import type { FailureContentProps } from "#ui/patterns/failures/failure-content.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";

const code = vi.hoisted(() => Promise.withResolvers<{ FailureContent: (props: FailureContentProps) => unknown }>());
vi.mock("#ui/patterns/failures/failure-content.tsx", () => code.promise);

function FailureContent({ onRefresh }: Pick<FailureContentProps, "onRefresh">) {
  return (
    <button type="button" onClick={onRefresh}>
      Refresh
    </button>
  );
}

test("a failure in the server's page counts the press of a player who was faster than its code", async () => {
  const onRefresh = vi.fn();
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(
    <div>
      <Suspense>
        <FailureContent onRefresh={onRefresh} />
      </Suspense>
    </div>,
  );
  const errors: unknown[] = [];
  const root = hydrateRoot(container, <QueryFailure kind="component" error={null} onRefresh={onRefresh} />, {
    onRecoverableError: (error) => errors.push(error),
  });
  await new Promise((done) => setTimeout(done, 50));
  const button = container.querySelector("button");
  button?.click();
  expect(onRefresh).not.toHaveBeenCalled();
  code.resolve({ FailureContent });
  await expect.poll(() => onRefresh).toHaveBeenCalledTimes(1);
  button?.click();
  await expect.poll(() => onRefresh).toHaveBeenCalledTimes(2);
  expect(container.querySelector("button")).toBe(button);
  expect(errors).toEqual([]);
  root.unmount();
  container.remove();
});
