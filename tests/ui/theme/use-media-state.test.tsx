import { renderToString } from "react-dom/server.browser";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { hydrate } from "#tests/ui/support/hydrate.tsx";
import { useMediaState } from "#ui/theme/use-media-state.ts";

let renders = 0;
function MediaStateView() {
  renders += 1;
  return <p>{useMediaState() ?? "not known yet"}</p>;
}

afterEach(() => page.viewport(414, 896));

test("the media state follows the window and is only reported when it changes", async () => {
  await page.viewport(360, 800);
  const screen = await render(<MediaStateView />);
  await expect.element(screen.getByText("phone")).toBeVisible();
  const before = renders;
  await page.viewport(500, 800);
  expect(renders).toBe(before);
  for (const [width, type] of [
    [359, "small"],
    [700, "tablet"],
    [1259, "desktop"],
    [1260, "giant"],
    [1919, "jumbo"],
    [1920, "max"],
  ] as const) {
    await page.viewport(width, 800);
    await expect.element(screen.getByText(type)).toBeInTheDocument();
  }
});

test("the media state lets a page be hydrated as the server has rendered it", async () => {
  const html = renderToString(<MediaStateView />);
  expect(html).toContain("not known yet");
  const { container, errors } = await hydrate(html, <MediaStateView />);
  await expect.poll(() => container.textContent).not.toBe("not known yet");
  expect(errors).toEqual([]);
});
