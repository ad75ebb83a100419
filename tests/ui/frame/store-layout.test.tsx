import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { succeed } from "#core/failures/request-failure.ts";
import type { LayoutKind } from "#core/navigation/route-map.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { SIGNED_OUT_TOPIC } from "#ui/features/session/components/sign-out.ts";
import { StoreLayout } from "#ui/frame/store-layout.tsx";
import { changePorts, createFakePorts } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const ports = changePorts(createFakePorts(), {
  configuration: {
    privacyUrl: "https://law.example/privacy",
    operators: {
      default: { name: "Usual operator", language: "en", lines: ["1 Quay"], email: "help@store.example" },
      KR: { name: "한국 운영사", language: "ko", lines: [], email: "" },
    },
  },
});

afterEach(() => page.viewport(1280, 800));

const openLayout = (layout: LayoutKind, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<StoreLayout layout={layout}>Content</StoreLayout>, { ports, ...options });

test("a store page has a way past its head, the head, and a foot that says who runs the store", async () => {
  const { screen } = await openLayout("BASIC");
  await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#content");
  await expect.element(screen.getByRole("banner")).toBeVisible();
  await expect.element(screen.getByText("Usual operator")).toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: "help@store.example" }))
    .toHaveAttribute("href", "mailto:help@store.example");
  await expect
    .element(screen.getByRole("link", { name: "Privacy policy" }))
    .toHaveAttribute("href", "https://law.example/privacy");
  expect(screen.getByRole("link", { name: "Terms of use" }).elements()).toEqual([]);
});

test("content in another language than the document says which", async () => {
  const { screen } = await renderPage(
    <StoreLayout layout="BASIC" contentLanguage="ar-SA">
      Content
    </StoreLayout>,
    { ports },
  );
  await expect.element(screen.getByRole("main")).toHaveAttribute("lang", "ar-SA");
  await expect.element(screen.getByRole("main")).toHaveAttribute("dir", "rtl");
});

test("the footer shows the operator of the viewer's country", async () => {
  const { screen } = await openLayout("MAIN", { visit: { countryCode: "KR" } });
  await expect.element(screen.getByText("한국 운영사")).toBeInTheDocument();
});

test("the footer leads to everything that is the player's and to the community", async () => {
  const { screen } = await openLayout("MAIN");
  const linksUnder = (name: string) =>
    screen
      .getByRole("contentinfo")
      .getByRole("list", { name })
      .getByRole("link")
      .elements()
      .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  await expect
    .poll(() => linksUnder("Community"))
    .toEqual(["News /notice", "Boards /notice?category=boards", "Mini game /mini-game"]);
  const status = screen.getByRole("contentinfo").getByRole("link", { name: "Service status" });
  await expect.element(status).toHaveAttribute("href", "/status");
  expect(linksUnder("Account")).toEqual([
    "Library /library",
    "Orders /order",
    "Favorites /favorite",
    "Coupons /coupon",
    "Rewards /reward",
    "Gifts /gift",
  ]);
});

describe("the editors' links at the foot", () => {
  const LINKS = {
    operator: "Run for demonstration.",
    notice: "Prices include tax.",
    links: [
      { id: "terms", label: "House rules", url: "https://law.example/terms", document: "terms" },
      { id: "youth", label: "Young players", url: "https://law.example/youth" },
      { id: "privacy", label: "Your data", url: "https://law.example/privacy", document: "privacy" },
      { id: "broken", label: "", url: "nowhere" },
    ],
    social: [{ id: "video", label: "Films", url: "https://video.example/" }],
  };
  const DOCUMENT = { title: "House rules", sections: [{ heading: "Be fair", html: "<p>Others play too.</p>" }] };
  const withContent = (document: unknown) => ({
    ...ports,
    content: {
      ...ports.content,
      getContents: async (category: string, _id: string, keys: readonly string[]) =>
        succeed(category === "document" ? { document } : Object.fromEntries(keys.map((key) => [key, LINKS]))),
    },
  });

  /** Follows the link once: the foot needs no code that comes later than its links. */
  async function openDocument(screen: { getByRole: typeof page.getByRole }): Promise<void> {
    const stay = (event: Event) => event.preventDefault();
    onTestFinished(() => window.removeEventListener("click", stay));
    const link = screen.getByRole("link", { name: "House rules" });
    await expect.element(link).toBeInTheDocument();
    // After the product's own listener on the window.
    window.addEventListener("click", stay);
    (link.element() as HTMLElement).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
  }

  test("are shown in the editors' texts, beside those of the deployment that editors have not named", async () => {
    const { screen } = await openLayout("BASIC", { ports: withContent(DOCUMENT) });
    const foot = screen.getByRole("contentinfo");
    await expect.element(foot.getByText("Run for demonstration.")).toBeInTheDocument();
    await expect.element(foot.getByText("Prices include tax.")).toBeInTheDocument();
    const hrefs = foot
      .getByRole("link")
      .elements()
      .map((link) => `${link.textContent}: ${link.getAttribute("href")}`);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "House rules: https://law.example/terms",
        "Young players: https://law.example/youth",
        "Your data: https://law.example/privacy",
        "Films: https://video.example/",
      ]),
    );
  });

  test("inside a document popup replace its document, and Escape closes the popup", async () => {
    const { screen } = await openLayout("BASIC", { ports: withContent(DOCUMENT) });
    await openDocument(screen);
    const terms = page.getByRole("dialog", { name: "House rules" });
    await terms.getByRole("link", { name: "Your data" }).click();
    const privacy = page.getByRole("dialog", { name: "Your data" });
    await expect.element(privacy).toBeVisible();
    expect(page.getByRole("dialog").elements()).toHaveLength(1);
    expect(privacy.element().contains(document.activeElement)).toBe(true);
    await privacy.getByRole("link", { name: "House rules" }).click();
    await expect.element(terms).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("lead to the document's own address where the content service does not have it", async () => {
    const { screen } = await openLayout("BASIC", { ports: withContent(null) });
    await openDocument(screen);
    await expect
      .element(screen.getByRole("dialog").getByRole("link", { name: "Open it on its own page" }))
      .toHaveAttribute("href", "https://law.example/terms");
  });
});

test("where players are asked about advertising, the foot lets them change their answer", async () => {
  const { screen } = await openLayout("MAIN", { visit: { countryCode: "KR" } });
  await screen.getByRole("button", { name: "Ad preferences" }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

test("a lobby, and a page in a window of its own, is the whole screen: no head, no foot", async () => {
  const { screen } = await openLayout("FULLSCREEN");
  await expect.element(screen.getByRole("main")).toHaveTextContent("Content");
  expect(screen.getByRole("banner").elements()).toEqual([]);
  expect(screen.getByRole("contentinfo").elements()).toEqual([]);
  expect(screen.getByRole("main").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
});

describe("the badge of the launcher", () => {
  /** A page in the launcher, whose player has two unread notifications; counts the reloads that a sign-out requests. */
  async function openInLauncher(layout: LayoutKind, visit: Partial<Visit> = {}, unread = 2) {
    const badge: number[] = [];
    let hear: (count: number | null) => void = () => undefined;
    let listeners = 0;
    const heard: string[] = [];
    await openLayout(layout, {
      ports: {
        ...ports,
        // Another device each time: the player of one test is unknown to the next.
        storage: createFakePorts().storage,
        // An unknown player is asked for, also after the last test.
        session: { ...ports.session, check: () => new Promise(() => undefined) },
        notifications: { ...ports.notifications, countUnread: async () => succeed(unread) },
        liveUpdates: {
          ...ports.liveUpdates,
          listenForUnread: (onUnread) => {
            listeners += 1;
            hear = onUnread;
            return () => {
              listeners -= 1;
            };
          },
        },
        tabs: {
          announce: () => undefined,
          listen: (topic) => {
            heard.push(topic);
            return () => undefined;
          },
        },
        nativeBadge: { showUnread: async (count) => void badge.push(count) },
      },
      visit: { shell: "launcher", ...visit },
    });
    return { badge, heard, hear: (count: number) => hear(count), listeners: () => listeners };
  }

  test.each(["FULLSCREEN", "BASIC"] as const)(
    "shows the unread count, as it changes, on pages of the layout %s; a layout without a header reacts to a sign-out too",
    async (layout) => {
      const { badge, heard, hear, listeners } = await openInLauncher(layout);
      await expect.poll(() => badge).toEqual([2]);
      if (layout === "BASIC")
        await expect.element(page.getByRole("button", { name: "Notifications: 2" })).toBeVisible();
      hear(5);
      await expect.poll(() => badge).toEqual([2, 5]);
      expect(listeners()).toBe(1);
      expect(heard.filter((topic) => topic === SIGNED_OUT_TOPIC)).toHaveLength(1);
    },
  );

  test("is empty for a guest, whatever player was signed in before", async () => {
    const { badge } = await openInLauncher("FULLSCREEN", { user: null });
    await expect.poll(() => badge).toEqual([0]);
  });

  test("stays as it is while the player is unknown", async () => {
    const { badge, hear } = await openInLauncher("FULLSCREEN", { user: null, isUserUnknown: true });
    await expect.element(page.getByRole("main")).toHaveTextContent("Content");
    hear(5);
    expect(badge).toEqual([]);
  });
});
