import { expect, test } from "vitest";
import { buildGame } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import type { Visit } from "#ui/context/visit-store.ts";
import { GameDetails } from "#ui/features/game/screens/game-facts.tsx";

const LINKS = [
  { kind: "blank", label: "Official site", url: "https://tl.example/" },
  { kind: "boardWebView", label: "Player guides", url: "/game/tl/board/guide" },
  { kind: "coupon", label: "Redeem a coupon", url: "" },
  { kind: "miniGame", label: "Daily mini game", url: "cards" },
  { kind: "reward", label: "Rewards to claim", url: "" },
  { kind: "scheme", label: "Spotlight", url: "https://spotlight.example/tl", handler: "viewSpotlight" },
  { kind: "launcher", label: "Start in the launcher", url: "tl" },
  { kind: "blank", label: "A trap", url: "javascript:alert(1)" },
  { kind: "dance", label: "Nobody knows", url: "/" },
];

async function linksIn(shell: Visit["shell"]) {
  const warned: unknown[] = [];
  const ports = createFakePorts(createPublisher());
  const game = { ...buildGame(), developer: "", publisher: "", links: LINKS };
  const { screen } = await renderPage(<GameDetails game={game} />, {
    ports: { ...ports, logger: { ...ports.logger, warn: (_, fields) => warned.push(fields) } },
    visit: { shell },
  });
  await expect.element(screen.getByRole("link", { name: "Official site" })).toBeVisible();
  const links = screen
    .getByRole("link")
    .elements()
    .map((link) => [link.textContent, link.getAttribute("href"), (link as HTMLElement).dataset.window]);
  return { links, warned };
}

const EVERYWHERE = [
  ["Official site", "https://tl.example/", "standard"],
  ["Player guides", "/game/tl/board/guide", undefined],
  ["Redeem a coupon", "/coupon", "coupon"],
  ["Daily mini game", "/mini-game", "miniGame"],
  ["Rewards to claim", "/reward", "standard"],
  ["Spotlight", "https://spotlight.example/tl?inflowType=launcher", "spotlight"],
];

test("a game's page has every link of its editors that leads somewhere, each in its window; others are logged", async () => {
  const { links, warned } = await linksIn("web");
  expect(links).toEqual(EVERYWHERE);
  expect(warned).toEqual([
    { gameCode: "tl", kind: "blank", reason: "not_a_web_address" },
    { gameCode: "tl", kind: "dance", reason: "unknown_type" },
  ]);
});

test("in the launcher it has what only the launcher can do, too", async () => {
  const { links } = await linksIn("launcher");
  expect(links).toEqual([...EVERYWHERE, ["Start in the launcher", "/game/tl", undefined]]);
});
