import { renderToString } from "react-dom/server.browser";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { HtmlSanitizer } from "#core/ports/html-sanitizer.ts";
import { hydrate } from "#tests/ui/support/hydrate.tsx";
import { PortsProvider } from "#ui/context/ports-context.tsx";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

/** A sanitizer as the browser has it: nothing can be cleaned before it is loaded. */
function lazySanitizer() {
  let isLoaded = false;
  const loads: string[] = [];
  const sanitizer: HtmlSanitizer = {
    load: () => {
      loads.push("load");
      return Promise.resolve().then(() => {
        isLoaded = true;
      });
    },
    sanitize: () => null,
    show: (html) => (isLoaded ? { html: html.replaceAll(/<script.*?<\/script>/g, "") } : null),
  };
  return { sanitizer, loads };
}

/** A sanitizer as the server has it. */
const serverSanitizer: HtmlSanitizer = {
  load: () => Promise.resolve(),
  sanitize: (html) => ({ html }),
  show: (html) => ({ html }),
};

const page = (sanitizer: HtmlSanitizer, html: string) => (
  <PortsProvider ports={{ ...createFakePorts(createPublisher()), sanitizer }}>
    <SafeHtml html={html} />
  </PortsProvider>
);

describe("HTML from outside", () => {
  test("is shown only once it has been cleaned", async () => {
    const { sanitizer } = lazySanitizer();
    const screen = await render(page(sanitizer, "<p>Hello</p><script>alert(1)</script>"));
    await expect.element(screen.getByText("Hello")).toBeVisible();
    expect(screen.container.innerHTML).not.toContain("script");
  });

  test("that the server has cleaned is kept, and no sanitizer is loaded for it", async () => {
    const { sanitizer, loads } = lazySanitizer();
    const html = renderToString(page(serverSanitizer, "<p>From the server</p>"));
    const { container, show } = await hydrate(html, page(sanitizer, "<p>From the server</p>"));
    expect(container.textContent).toBe("From the server");
    expect(loads).toEqual([]);

    show(page(sanitizer, "<p>In another language</p>"));
    await expect.poll(() => container.textContent).toBe("In another language");
  });

  test("can be loaded again if the sanitizer failed to load", async () => {
    const { sanitizer } = lazySanitizer();
    let isOffline = true;
    const load = () => (isOffline ? Promise.reject(new Error("no network")) : sanitizer.load());
    const { screen } = await renderPage(<SafeHtml html="<p>Hello</p>" />, {
      ports: { ...createFakePorts(createPublisher()), sanitizer: { ...sanitizer, load } },
    });
    await expect.element(screen.getByRole("alert")).toHaveTextContent("This part couldn’t be loaded.");
    isOffline = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("Hello")).toBeVisible();
  });
});
