import { Suspense } from "react";
import { renderToString } from "react-dom/server.browser";
import { expect, test, vi } from "vitest";
import { hydrate } from "#tests/ui/support/hydrate.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import type { FailureContentProps } from "#ui/patterns/failures/failure-content.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";

const code = vi.hoisted(() => Promise.withResolvers<{ FailureContent: (props: FailureContentProps) => unknown }>());
vi.mock("#ui/patterns/failures/failure-content.tsx", () => code.promise);

function FailureContent({ onRefresh }: Pick<FailureContentProps, "onRefresh">) {
  return <Button onClick={onRefresh}>Refresh</Button>;
}

test("a failure in the server's page counts the press of a player who was faster than its code", async () => {
  const onRefresh = vi.fn();
  const html = renderToString(
    <div>
      <Suspense>
        <FailureContent onRefresh={onRefresh} />
      </Suspense>
    </div>,
  );
  const { container, errors } = await hydrate(
    html,
    <QueryFailure kind="component" error={null} onRefresh={onRefresh} />,
  );
  const button = container.querySelector("button");
  button?.click();
  expect(onRefresh).not.toHaveBeenCalled();
  code.resolve({ FailureContent });
  await expect.poll(() => onRefresh).toHaveBeenCalledTimes(1);
  button?.click();
  await expect.poll(() => onRefresh).toHaveBeenCalledTimes(2);
  expect(container.querySelector("button")).toBe(button);
  expect(errors).toEqual([]);
});
