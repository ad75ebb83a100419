import { useTranslation } from "react-i18next";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { GameSummary } from "#core/catalogue/game.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { succeed } from "#core/failures/request-failure.ts";
import { buildGameSummary, pageFrom } from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { LazyDeveloperNavigation } from "#ui/frame/developer-navigation/lazy-developer-navigation.tsx";

/** The page of a test is in a frame. */
const whole = window.top ?? window;

/** Docks developer tools of this many CSS pixels beside the page. */
const dock = (pixels: number) => vi.spyOn(whole, "outerWidth", "get").mockReturnValue(whole.innerWidth + pixels);

beforeEach(() => page.viewport(1_000, 700));

/** Words of a page beside the navigation. */
function Sample() {
  return <output aria-label="sample">{useTranslation("common").t("tryAgain")}</output>;
}

const GAME = buildGameSummary({ countries: { launch: ["KR", "US"], pre: ["US", "JP"], chatLaunch: [], chatPre: [] } });

/** The navigation over a publisher that lists these games, one a page. */
async function open(change: Partial<RuntimeConfiguration> = {}, games: readonly GameSummary[] = [GAME]) {
  vi.spyOn(whole, "outerHeight", "get").mockReturnValue(whole.innerHeight);
  const shown = (
    <>
      <LazyDeveloperNavigation />
      <Sample />
    </>
  );
  await renderPage(shown, {
    ports: changePorts(createFakePorts(), {
      configuration: { ...change },
      catalogue: {
        listGames: async ({ cursor }) => {
          const { page: shown, ...more } = pageFrom(games, cursor, 1);
          return succeed({ games: shown, ...more, total: games.length });
        },
      },
    }),
  });
}

const summary = page.getByText("Lobbies of all games");
const lobby = (title: string, country: string, kind = "Lobby") =>
  page.getByRole("link", { name: `${kind} of ${title}, ${country}` });

test("while developer tools are open, the lobbies of all games are a press away, in the countries of each", async () => {
  dock(400);
  const { title, gameCode } = GAME;
  await open({ network: "inhouse", envName: "sb" });
  await summary.click();
  for (const country of ["KR", "US", "JP"]) {
    await expect.element(lobby(title, country)).toHaveAttribute("href", `/home/${gameCode}/lobby?country=${country}`);
  }
  for (const [name, kind] of [
    ["Pre-home", "prehome"],
    ["FGT", "fgt"],
  ] as const)
    await expect.element(lobby(title, "JP", name)).toHaveAttribute("href", `/${kind}/${gameCode}/lobby?country=JP`);
});

test("no game is missing: those of every page, those without countries, and those that only the configuration names", async () => {
  dock(400);
  const none = { launch: [], pre: [], chatLaunch: [], chatPre: [] };
  const games = ["first", "second", "third"].map((gameCode) =>
    buildGameSummary({ gameCode, title: gameCode, countries: none }),
  );
  await open(
    {
      network: "inhouse",
      envName: "sb",
      defaultCountryCode: "US",
      gameOrderList: "second,ordered",
      gameCodeGroup: { first: "first", closed: "first" },
    },
    games,
  );
  await summary.click();
  for (const code of ["first", "second", "third", "ordered", "closed"]) {
    await expect.element(lobby(code, "US")).toHaveAttribute("href", `/home/${code}/lobby?country=US`);
  }
  await expect.poll(() => page.getByText("Pre-home").elements()).toHaveLength(5);
});

test("outside the office, where lobbies cannot be opened, the simulator shows them", async () => {
  dock(400);
  const { title, gameCode } = GAME;
  await open({ network: "public", envName: "sb" });
  await summary.click();
  await expect
    .element(lobby(title, "KR"))
    .toHaveAttribute("href", `/dev/simulator?shell=launcher&path=%2Fhome%2F${gameCode}%2Flobby&country=KR`);
});

test("it comes and goes with the developer tools", async () => {
  const width = dock(0);
  await open();
  await expect.element(summary).not.toBeInTheDocument();
  width.mockReturnValue(whole.innerWidth + 400);
  await expect.element(summary).toBeVisible();
  width.mockReturnValue(whole.innerWidth);
  await expect.element(summary).not.toBeInTheDocument();
});

test("the texts of the page can be seen longer, or right to left, before there is a translation", async () => {
  dock(400);
  await open();
  await page.getByText("Texts of this page").click();
  const choose = (name: string) => page.getByRole("button", { name }).click();
  const words = () => page.getByRole("status", { name: "sample" }).element().textContent;
  await choose("Longer, with accents");
  await expect.poll(words).toBe("⟦Trý áágááííñ⟧");
  expect(document.documentElement.dir).toBe("ltr");
  await choose("Right to left");
  await expect.poll(words).toBe("\u200f\u202eTry again\u202c");
  expect(document.documentElement.dir).toBe("rtl");
  await choose("As they are");
  await expect.poll(words).toBe("Try again");
  expect(document.documentElement.dir).toBe("ltr");
});
