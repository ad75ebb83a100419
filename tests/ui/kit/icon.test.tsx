import type { ReactNode } from "react";
import { renderToString } from "react-dom/server.browser";
import { describe, expect, test, vi } from "vitest";
import { render as renderAlone } from "vitest-browser-react";
import { PortsProvider } from "#ui/context/ports-context.tsx";
import { FIRST_ICONS } from "#ui/kit/icon/first-icons.gen.ts";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { loadIcon } from "#ui/kit/icon/icon-library.idle.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const DRAWINGS = import.meta.glob("../../../ui/kit/icon/drawings/*.json", { query: "?url", eager: true });
const LAZY_ICON_NAMES = Object.keys(DRAWINGS).map((path) => path.split(/[/.]/).at(-2) as IconName);

const ports = createFakePorts(createPublisher());
const InStore = ({ children }: { readonly children: ReactNode }) => (
  <PortsProvider ports={ports}>{children}</PortsProvider>
);
const render = (content: ReactNode) => renderAlone(content, { wrapper: InStore });

/** Longer than any request here takes. */
const TIMEOUT_MS = 5_000;

const svgIn = (root: Element) => {
  const svg = root.querySelector("svg");
  if (svg === null) throw new Error("no icon is there");
  return svg;
};

test("an icon of the first paint is there with the first letter of the page, without a request", () => {
  const fetching = vi.spyOn(globalThis, "fetch");
  expect(renderToString(<Icon name="search" />)).toContain(`d="${FIRST_ICONS.search}"`);
  expect(fetching).not.toHaveBeenCalled();
});

describe("an icon of the long list", () => {
  test("reserves its space from the start and is drawn when it loads", async () => {
    const before = renderToString(
      <InStore>
        <Icon name="trophy" size={32} label="Trophies" />
      </InStore>,
    );
    expect(before).toContain('width="32" height="32"');
    expect(before).toContain('role="img" aria-label="Trophies"');
    expect(before).not.toContain("<path");

    const screen = await render(<Icon name="trophy" size={32} label="Trophies" />);
    const icon = screen.getByRole("img", { name: "Trophies" });
    await expect.poll(() => icon.element().querySelector("path")).not.toBeNull();
    expect(icon.element().getBoundingClientRect().width).toBe(32);
  });

  test("that has been loaded is there at once when it is shown again", async () => {
    await loadIcon("medal", TIMEOUT_MS);
    const fetching = vi.spyOn(globalThis, "fetch");
    const first = await render(<Icon name="medal" />);
    await expect.poll(() => svgIn(first.container).querySelector("path")).not.toBeNull();
    const second = await render(<Icon name="medal" />);
    expect(svgIn(second.container).querySelector("path")).not.toBeNull();
    expect(fetching).not.toHaveBeenCalled();
  });
});

test("every icon of the list has a drawing that stays in its box", async () => {
  expect(LAZY_ICON_NAMES.length + Object.keys(FIRST_ICONS).length).toBeGreaterThanOrEqual(300);
  // A page's worth at a time: an icon that does not come within five seconds is given up.
  for (let first = 0; first < LAZY_ICON_NAMES.length; first += 30) {
    const names = LAZY_ICON_NAMES.slice(first, first + 30);
    const screen = await render(names.map((name) => <Icon key={name} name={name} size={24} label={name} />));
    await expect.poll(() => screen.container.querySelectorAll("svg:not(:has(path))")).toHaveLength(0);
    const broken = [...screen.container.querySelectorAll("path")].filter((path) => path.getTotalLength() === 0);
    expect(broken.map((path) => path.closest("svg")?.getAttribute("aria-label"))).toEqual([]);
    const outside = [...screen.container.querySelectorAll("svg")].filter((svg) => {
      const drawn = svg.getBBox();
      const box = svg.viewBox.baseVal;
      return (
        drawn.x < -1 || drawn.y < -1 || drawn.x + drawn.width > box.width + 1 || drawn.y + drawn.height > box.height + 1
      );
    });
    expect(outside.map((svg) => svg.getAttribute("aria-label"))).toEqual([]);
    await screen.unmount();
  }
});

test.each([
  ["chevron-end", "turns round", "matrix(-1, 0, 0, 1, 0, 0)"],
  ["reply", "turns round", "matrix(-1, 0, 0, 1, 0, 0)"],
  ["cart", "turns round", "matrix(-1, 0, 0, 1, 0, 0)"],
  ["search", "stays as it is", "none"],
  ["play-circle", "stays as it is", "none"],
  ["brand-steam", "stays as it is", "none"],
] as const)("in a language that is written from the right %s %s", async (name, _, transform) => {
  document.documentElement.dir = "rtl";
  const { container } = await render(<Icon name={name} />);
  await expect.poll(() => svgIn(container).querySelector("path")).not.toBeNull();
  await expect.poll(() => getComputedStyle(svgIn(container)).transform).toBe(transform);
});

describe("an icon that does not come", () => {
  const show = async (children: ReactNode, locale = "en-US") => {
    const ports = createFakePorts(createPublisher());
    const error = vi.spyOn(ports.logger, "error").mockImplementation(() => undefined);
    const { screen } = await renderPage(children, { ports, visit: { locale } });
    return { screen, error };
  };
  const away = (reason: Error = new TypeError("Failed to fetch")) =>
    vi.spyOn(globalThis, "fetch").mockRejectedValue(reason);

  test("leaves its space empty, with a label for assistive technology, and is logged once", async () => {
    away();
    const { screen, error } = await show(
      <p>
        <Icon name="skull" size={24} label="Danger" />
        <Icon name="skull" size={24} />
      </p>,
    );
    await expect.element(screen.getByText("Failed to load SVG").first()).toBeInTheDocument();
    await expect.element(screen.getByText("Danger")).toBeInTheDocument();
    const icons = [...screen.container.querySelectorAll("p svg")];
    expect(icons.map((svg) => [svg.getBoundingClientRect().width, svg.childElementCount])).toEqual([
      [24, 0],
      [24, 0],
    ]);
    await expect
      .poll(() => error.mock.calls)
      .toEqual([["an icon could not be loaded", { name: "skull", error: "TypeError: Failed to fetch" }]]);
  });

  test("because the player leaves the page is no failure", async () => {
    away(new DOMException("The user aborted a request.", "AbortError"));
    const { screen, error } = await show(<Icon name="addon" />);
    await expect.element(screen.getByText("Failed to load SVG")).toBeInTheDocument();
    expect(error).not.toHaveBeenCalled();
  });

  test("comes when the network is back", async () => {
    const network = away();
    const { screen } = await show(<Icon name="ghost" label="Ghosts" />);
    await expect.element(screen.getByText("Failed to load SVG")).toBeInTheDocument();
    network.mockRestore();
    dispatchEvent(new Event("online"));
    await expect.element(screen.getByRole("img", { name: "Ghosts" })).toBeInTheDocument();
  });

  test("by an answer that is no drawing, or a name that is not on the list, says why", async () => {
    await expect(loadIcon("no-such-icon", TIMEOUT_MS)).rejects.toThrow("Unknown variable dynamic import: no-such-icon");
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("gone", { status: 503 }));
    await expect(loadIcon("bolt", TIMEOUT_MS)).rejects.toThrow("HTTP status 503");
  });
});
