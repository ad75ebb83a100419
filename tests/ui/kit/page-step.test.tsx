import { useLayoutEffect, useRef } from "react";
import { renderToString } from "react-dom/server.browser";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { hydrate } from "#tests/ui/support/hydrate.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { PageSteps } from "#ui/kit/page-step/use-step.ts";

test("a part comes after the first view of a page that is shown in steps", async () => {
  const shown: (string | null | undefined)[] = [];
  const screen = await render(
    <PageSteps value={() => true}>
      <PageStep fallback={<p ref={(container) => void shown.push(container?.textContent)}>Later</p>}>
        <p>Reviews</p>
      </PageStep>
    </PageSteps>,
  );
  await expect.element(screen.getByText("Reviews")).toBeVisible();
  expect(shown).toEqual(["Later", undefined]);
});

test("a press acts at once, and once, on a part that is not hydrated yet, also where the page changes meanwhile", async () => {
  const onPress = vi.fn();
  const hydrated: string[] = [];
  function Part({ name }: { readonly name: string }) {
    useLayoutEffect(() => void hydrated.push(name), [name]);
    return <Button onClick={() => onPress(name)}>{name}</Button>;
  }
  function Page() {
    const page = useRef<HTMLDivElement>(null);
    // The page is hydrated, and none of its parts yet.
    useLayoutEffect(() => {
      queueMicrotask(() => {
        page.current?.querySelectorAll("button")[1]?.click();
        expect(hydrated).toEqual(["Buy"]);
      });
    }, []);
    return (
      <div ref={page}>
        {["Details", "Buy"].map((name) => (
          <PageStep key={name} fallback={null}>
            <Part name={name} />
          </PageStep>
        ))}
      </div>
    );
  }
  const html = renderToString(<Page />);
  const { container, errors } = await hydrate(html, <Page />);
  await expect.poll(() => hydrated).toEqual(["Buy", "Details"]);
  expect(onPress.mock.calls).toEqual([["Buy"]]);
  container.querySelectorAll("button")[1]?.click();
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(errors).toEqual([]);
});
