import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import type { Ports } from "#core/ports/index.ts";
import { ALWAYS, WIDE } from "#tests/support/tags.ts";
import { LazyEditor } from "#ui/features/boards/editor/lazy-editor.tsx";
import { FavoriteToggle } from "#ui/features/favorites/components/favorite-toggle.idle.tsx";
import { FullBannerPart } from "#ui/features/launcher/screens/lobby/full-banner.tsx";
import { Bell } from "#ui/features/notifications/components/bell.idle.tsx";
import { SearchBox } from "#ui/features/search/components/search-box.tsx";
import { SIGNED_OUT_TOPIC } from "#ui/features/session/components/sign-out.ts";
import { SignedOutElsewhere } from "#ui/features/session/components/signed-out-elsewhere.tsx";
import { SiteHeader } from "#ui/frame/header/site-header.tsx";
import { OfflineBanner } from "#ui/frame/offline-banner/offline-banner.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { layerTokens } from "#ui/kit/dismissal/dismissal-stack.ts";
import { GamepadNavigation } from "#ui/kit/gamepad/gamepad-navigation.tsx";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import { Select } from "#ui/kit/select/select.tsx";
import { Tooltip } from "#ui/kit/tooltip/tooltip.tsx";
import { useFullScreen } from "#ui/kit/video-player/use-full-screen.ts";
import { whenStepsDone } from "#ui/overlays/page-history.ts";
import { buildGame } from "../support/builders.ts";
import { createBasket, createBasketPorts } from "../support/fake-basket.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { goOffline, goOnline, signedIn } from "../support/outbox-scene.ts";
import { openPageHistory } from "../support/page-history.ts";
import { renderPage } from "../support/render-page.tsx";
import { Question } from "../support/session-scene.tsx";
import { buildSuggestion, createShelf, createStorePorts, found } from "../support/store-ports.ts";
import { useAlert } from "../support/use-alert.ts";

const PHONE = [390, 780] as const;
const DESKTOP = [1280, 800] as const;
const OPTIONS = ["Standard", "Deluxe"].map((label) => ({ value: label, label }));
const FIELD = { id: "edition", "aria-labelledby": "edition-label" };

const shelfPorts = (): Ports =>
  createStorePorts(createShelf({ suggest: async () => found([buildSuggestion("lin2", "Lineage II")]) }));

interface OpenedScene {
  readonly element: ReactNode;
  readonly open: () => Promise<unknown>;
  /** Element that is visible while it is open. */
  readonly opened: () => Locator;
  /** Tooltips leave Back to the page. */
  readonly isHint?: boolean;
  /** It lies on something that is open already, which stays. */
  readonly layersBelow?: number;
  readonly ports?: () => Ports;
  readonly size?: readonly [number, number];
}

interface Scene extends OpenedScene {
  /** File that registers the opened element; `tests/architecture/everything-that-opens` requires each one. */
  readonly file: string;
  readonly name: string;
}

const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
const dialog = (name: string) => page.getByRole("dialog", { name });

async function focusFirst() {
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("{Tab}");
}

const select = <Select {...FIELD} value={null} placeholder="Choose" options={OPTIONS} onChange={() => undefined} />;

/** A question that neither Escape nor Back closes. */
function Announcement() {
  const alert = useAlert();
  return (
    <Button onClick={() => void alert({ title: "A new version is here", mustBeConfirmed: true })}>Announce</Button>
  );
}

function Film() {
  const frame = { current: document.body };
  const { isFull, toggle } = useFullScreen(frame);
  return (
    <>
      <Button onClick={toggle}>Full screen</Button>
      {isFull && <p>As large as the screen</p>}
    </>
  );
}

/** A browser whose page can fill the screen. */
function stubFullScreen() {
  let full: Element | null = null;
  const turn = (element: Element | null) => {
    full = element;
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  };
  vi.spyOn(document, "fullscreenElement", "get").mockImplementation(() => full);
  vi.spyOn(document.body, "requestFullscreen").mockImplementation(() => turn(document.body));
  vi.spyOn(document, "exitFullscreen").mockImplementation(() => turn(null));
}

function Lobby() {
  const [isOpen, setOpen] = useState(false);
  const banner = { key: "storm", title: "The wind has turned", text: "Every flag points north." };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>To the lobby</Button>
      {isOpen && <FullBannerPart game={buildGame()} banner={banner} onClose={() => setOpen(false)} />}
    </div>
  );
}

const editor = (
  <>
    <p id="name">Text</p>
    <LazyEditor
      initialHtml=""
      labelledBy="name"
      placeholder="A tip, a story"
      onChange={() => undefined}
      upload={async () => ({ src: "/media/boards/a1.webp", width: 20, height: 10 })}
      findPlayers={async () => [{ id: "p-1", nickname: "Luna", avatar: "" }]}
    />
  </>
);

const SCENES: readonly Scene[] = [
  {
    file: "ui/kit/dialog/dialog-window.tsx",
    name: "a question",
    element: <Question />,
    open: () => press("Ask"),
    opened: () => dialog("Shall it be?"),
  },
  {
    file: "ui/kit/menu/menu-button.tsx",
    name: "a menu",
    element: (
      <MenuButton label="More" className="" entries={[{ id: "edit", label: "Edit", onSelect: () => undefined }]}>
        …
      </MenuButton>
    ),
    open: () => press(/More/),
    opened: () => page.getByRole("menu"),
  },
  {
    file: "ui/kit/option-list/option-list.tsx",
    name: "a list to choose from",
    element: select,
    open: () => page.getByRole("combobox").click(),
    opened: () => page.getByRole("listbox"),
  },
  {
    file: "ui/kit/tooltip/tooltip.tsx",
    name: "a tooltip",
    element: (
      <Tooltip words="Counts only players who own the game">
        {(described) => (
          <button type="button" {...described}>
            4.3
          </button>
        )}
      </Tooltip>
    ),
    open: focusFirst,
    opened: () => page.getByRole("tooltip"),
    isHint: true,
  },
  {
    file: "ui/kit/button/refused.tsx",
    name: "why a button is refused, in a bubble",
    element: (
      <Button disabled reason="The cart is empty" reasonPosition="bubble">
        Pay
      </Button>
    ),
    open: focusFirst,
    opened: () => page.getByRole("tooltip"),
    isHint: true,
  },
  {
    file: "ui/kit/video-player/use-full-screen.ts",
    name: "a film as large as the screen",
    element: <Film />,
    open: () => {
      stubFullScreen();
      return press("Full screen");
    },
    opened: () => page.getByText("As large as the screen"),
  },
  {
    file: "ui/features/search/components/search-box.tsx",
    name: "the suggestions of the search",
    element: <SearchBox onLeave={() => undefined} />,
    open: async () => {
      await page.getByRole("combobox", { name: "Search" }).click();
      await userEvent.keyboard("lin");
    },
    opened: () => page.getByRole("option", { name: "Lineage II" }),
    ports: shelfPorts,
  },
  {
    file: "ui/frame/header/site-header.tsx",
    name: "the search of a phone",
    element: <SiteHeader />,
    open: () => press("Search"),
    opened: () => page.getByRole("combobox", { name: "Search" }),
    ports: shelfPorts,
    size: PHONE,
  },
  {
    file: "ui/features/search/components/search-box.tsx",
    name: "the suggestions in the search of a phone",
    element: <SiteHeader />,
    open: async () => {
      await press("Search");
      await page.getByRole("combobox", { name: "Search" }).click();
      await userEvent.keyboard("lin");
    },
    opened: () => page.getByRole("option", { name: "Lineage II" }),
    layersBelow: 1,
    ports: shelfPorts,
    size: PHONE,
  },
  {
    file: "ui/frame/header/phone-menu.tsx",
    name: "the menu of a phone",
    element: <SiteHeader />,
    open: () => press("Open menu"),
    opened: () => page.getByRole("button", { name: "Close menu" }),
    ports: shelfPorts,
    size: PHONE,
  },
  {
    file: "ui/features/notifications/components/bell.idle.tsx",
    name: "the panel of notifications",
    element: <Bell />,
    open: () => press(/^Notifications/),
    opened: () => dialog("Notifications"),
  },
  {
    file: "ui/features/offline/components/outbox-strip.idle.tsx",
    name: "the list of what waits for a connection",
    element: (
      <>
        <FavoriteToggle favorite={{ type: "game", id: "tl" }} title="Throne" form="icon" />
        <OfflineBanner />
      </>
    ),
    open: async () => {
      onTestFinished(goOnline);
      goOffline();
      await press("Favorite Throne");
      await press("Show");
    },
    opened: () => page.getByRole("region", { name: "Waiting to be sent" }),
    ports: () => signedIn(createBasketPorts(createBasket())),
  },
  {
    file: "ui/features/launcher/screens/lobby/full-banner.tsx",
    name: "the banner over a lobby",
    element: <Lobby />,
    open: () => press("To the lobby"),
    opened: () => dialog("The wind has turned"),
  },
  {
    file: "ui/features/boards/editor/editor-trays.tsx",
    name: "the row below the tools of an editor",
    element: editor,
    open: async () => {
      await page.getByRole("textbox", { name: "Text" }).click();
      await press("Link");
    },
    opened: () => page.getByRole("button", { name: "Link", expanded: true }),
  },
];

let isPressed = false;

beforeEach(() => {
  isPressed = false;
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  vi.spyOn(navigator, "getGamepads").mockImplementation(() => {
    const buttons = Array.from({ length: 17 }, (_, at) => ({
      pressed: at === 1 && isPressed,
      touched: false,
      value: 0,
    }));
    isPressed = false;
    return [{ connected: true, buttons, axes: [0, 0] } as unknown as Gamepad];
  });
});

async function nextFrames() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((go) => requestAnimationFrame(go));
}

const WAYS = {
  Escape: () => userEvent.keyboard("{Escape}"),
  "B of a gamepad": async () => {
    isPressed = true;
    await nextFrames();
  },
  Back: async () => history.back(),
} as const;

/** Shows a scene on a page behind which lies another one, and opens it. */
async function show({
  element,
  open,
  opened,
  ports = (): Ports => createFakePorts(createPublisher()),
  size = DESKTOP,
  isHint,
  layersBelow = 0,
}: OpenedScene) {
  await page.viewport(...size);
  const onBack = vi.fn();
  const reloadPage = vi.fn();
  const hearing = new Map<string, () => void>();
  const tabs: Ports["tabs"] = {
    announce: () => undefined,
    listen: (topic, listener) => {
      hearing.set(topic, listener);
      return () => hearing.delete(topic);
    },
  };
  const { router } = await renderPage(
    <main>
      {element}
      <GamepadNavigation onBack={onBack} />
      <SignedOutElsewhere reloadPage={reloadPage} />
    </main>,
    { ports: { ...ports(), tabs }, history: await openPageHistory("/game/tl") },
  );
  await open();
  await expect.element(opened()).toBeVisible();
  expect(layerTokens()).toHaveLength(isHint ? 0 : layersBelow + 1);
  const signOutElsewhere = () => hearing.get(SIGNED_OUT_TOPIC)?.();
  return { onBack, path: () => router.state.location.pathname, reloadPage, signOutElsewhere };
}

/** Expects that the page is loaded again once its player has signed out elsewhere, and that no step in the history cancels that. */
async function expectReloadAfterSignOut(scene: OpenedScene) {
  const { reloadPage, signOutElsewhere } = await show(scene);
  const go = vi.spyOn(history, "go");
  signOutElsewhere();
  await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  // Time in which what has closed would remove its entry.
  await nextFrames();
  await whenStepsDone();
  const [reloadedAt = 0] = reloadPage.mock.invocationCallOrder;
  expect(go.mock.invocationCallOrder.filter((at) => at > reloadedAt)).toEqual([]);
}

// Every popup is a dialog of the kit (`tests/architecture/everything-that-opens.test.ts`).
test("a popup that must be answered does not keep the page of a player who has signed out elsewhere", () =>
  expectReloadAfterSignOut({
    element: <Announcement />,
    open: () => press("Announce"),
    opened: () => page.getByRole("alertdialog", { name: "A new version is here" }),
  }));

describe.each(SCENES.map((scene, at) => [scene.name, scene, at] as const))("%s", (_, scene, at) => {
  const { opened, isHint = false, layersBelow = 0 } = scene;

  test("does not keep the page of a player who has signed out elsewhere", { tags: at === 0 ? ALWAYS : WIDE }, () =>
    expectReloadAfterSignOut(scene),
  );

  for (const [index, [way, leave]] of Object.entries(WAYS).entries()) {
    // Back goes through the browser's history each time; the two others are the same for all.
    const tags = way === "Back" || index === at % 3 ? ALWAYS : WIDE;
    test(`is closed by ${way}, once for each press, and nothing else is`, { tags }, async () => {
      const { onBack, path } = await show(scene);
      await leave();
      if (isHint && way === "Back") {
        await expect.poll(path).toBe("/elsewhere");
        return;
      }
      await expect.poll(() => opened().query()?.checkVisibility() ?? false).toBe(false);
      await nextFrames();
      expect([path(), onBack.mock.calls.length, layerTokens().length]).toEqual(["/game/tl", 0, layersBelow]);
      // The next press is for the layer below.
      await leave();
      if (layersBelow > 0) await expect.poll(layerTokens).toHaveLength(layersBelow - 1);
      else if (way === "Back") await expect.poll(path).toBe("/elsewhere");
      else if (way !== "Escape") await expect.poll(() => onBack.mock.calls.length).toBe(1);
    });
  }
});
