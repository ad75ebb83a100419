import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { Suggestion } from "#core/ports/catalogue-gateway.ts";
import { changePorts } from "#tests/ui/support/fake-ports.ts";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import {
  buildSuggestion,
  createShelf,
  createStorePorts,
  found,
  type StoreShelf,
} from "#tests/ui/support/store-ports.ts";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { SearchBox } from "#ui/features/search/components/search-box.tsx";

const coming = (gameCode: string, title: string): Suggestion => ({
  ...buildSuggestion(gameCode, title),
  state: "coming",
});
const LINEAGES = [buildSuggestion("lin", "Lineage"), buildSuggestion("lin2", "Lineage II")];

async function open(suggest: StoreShelf["suggest"], path = "/") {
  const { screen, router } = await renderStore(
    <>
      <SearchBox onLeave={() => undefined} />
      <p>Page</p>
    </>,
    { ports: createStorePorts(createShelf({ suggest })), path },
  );
  return { screen, router, field: screen.getByRole("combobox", { name: "Search" }) };
}

test("the key / leads to the search, and writes no slash", async () => {
  const { field } = await open(() => Promise.resolve(found(LINEAGES)));
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(field.element());
  await expect.element(field).toHaveValue("");
});

test("titles are suggested while typing, and arrows with Enter lead to the game", async () => {
  const { screen, router, field } = await open(() => Promise.resolve(found(LINEAGES)));
  await field.click();
  await userEvent.keyboard("line");
  await expect.element(screen.getByRole("option", { name: "Lineage II" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(screen.getByRole("option", { name: "Lineage II" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "The game page" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/game/lin2");
});

test("a suggested game that the player has pre-registered for says so, and any other that it is to come", async () => {
  const shelf = createShelf({
    suggest: () => Promise.resolve(found([coming("h3", "H3: Horizon Fleet"), coming("aurora", "H4")])),
  });
  const { screen } = await renderStore(<SearchBox onLeave={() => undefined} />, {
    ports: changePorts(createStorePorts(shelf), {
      preRegistration: { list: () => Promise.resolve(succeed(["h3"])) },
    }),
    visit: { user: PLAYER },
  });
  await screen.getByRole("combobox", { name: "Search" }).click();
  await userEvent.keyboard("h");
  await expect.element(screen.getByRole("option", { name: /H3: Horizon Fleet\s*Pre-registered/ })).toBeVisible();
  await expect.element(screen.getByRole("option", { name: /H4\s*Coming soon/ })).toBeVisible();
});

test("where nothing matches, the closest titles are offered and said to be that", async () => {
  const { screen, field, router } = await open((text) =>
    Promise.resolve(text === "linwage" ? found(LINEAGES, true) : found([])),
  );
  await field.click();
  await userEvent.keyboard("linwage");
  const note = "No games match “linwage”. Closest titles:";
  await expect.element(screen.getByRole("listbox").getByText(note)).toBeVisible();
  await expect.element(screen.getByRole("status").filter({ hasText: note })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/game/lin");
});

test.each<[string, StoreShelf["suggest"], string]>([
  ["none while the answer is on its way", () => new Promise(() => undefined), ""],
  ["none where the answer fails", () => Promise.resolve(fail({ kind: "parsing", status: 200, message: "" })), ""],
  ["the number of what was found", () => Promise.resolve(found(LINEAGES)), "2 suggestions"],
  ["the number where nothing was found", () => Promise.resolve(found([])), "0 suggestions"],
])("screen readers are given %s", async (_, answer, spoken) => {
  const asked = vi.fn();
  const { screen, field } = await open((text) => {
    asked(text);
    return answer(text);
  });
  await field.click();
  await userEvent.keyboard("line");
  await expect.poll(() => asked.mock.lastCall).toEqual(["line"]);
  await expect.element(screen.getByRole("option", { name: "Search for “line”" })).toBeVisible();
  await expect.poll(() => document.querySelector("[role=listbox] ~ * [role=status]")?.textContent).toBe(spoken);
});

test("Enter searches for the text, which stays in the field", async () => {
  const { router, field } = await open(() => Promise.resolve(found([])));
  await field.click();
  await userEvent.keyboard("  123 {Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ q: "123" });
  await expect.element(field).toHaveValue("123");
});

test("what is suggested comes in groups, with its price or why it cannot be had, and the typed part is marked", async () => {
  const price = { currency: "USD", list: 3999, sale: 3999, taxIncluded: false };
  const game = buildSuggestion("nlw", "Night of the Last Wolf");
  const answer = {
    suggestions: [
      { ...game, price },
      { ...game, gameCode: "jp", title: "Wolf of Edo", textLocale: "ja-JP", state: "elsewhere" as const },
    ],
    goods: [
      {
        ...game,
        title: "Wolf Deluxe",
        goodsId: "nlw-deluxe",
        contentType: "EDITION" as const,
        state: "coming" as const,
      },
    ],
    labels: [{ kind: "tag" as const, value: "wolves", label: "Wolves" }],
    isClosest: false,
  };
  const { screen, field, router } = await open(() => Promise.resolve(succeed(answer)));
  await field.click();
  await userEvent.keyboard("wolf");
  await expect.element(screen.getByRole("option", { name: "Night of the Last Wolf $39.99" })).toBeVisible();
  await expect.element(screen.getByRole("option", { name: "Wolf of Edo Not in your country" })).toBeVisible();
  await expect.element(screen.getByRole("option", { name: "Wolf Deluxe Coming soon" })).toBeVisible();
  for (const group of ["Games", "Editions and add-ons", "Genres and tags"]) {
    await expect.element(screen.getByText(group, { exact: true })).toBeVisible();
  }
  const marks = [...document.querySelectorAll("mark")];
  expect(marks.map((mark) => mark.textContent)).toEqual(["Wolf", "Wolf", "Wolf"]);
  expect(marks.map((mark) => mark.closest("bdi")?.lang)).toEqual(["", "ja-JP", ""]);
  await screen.getByRole("option", { name: "Wolves" }).click();
  await expect.poll(() => router.state.location.search).toEqual({ tag: "wolves" });
});

test("before anything is typed the latest searches are offered, until they are cleared", async () => {
  const { screen, field, router } = await open(() => Promise.resolve(found([])));
  await field.click();
  await userEvent.keyboard("wolf");
  await expect.element(screen.getByRole("option", { name: "Search for “wolf”" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ q: "wolf" });
  await field.click();
  await field.fill("");
  await expect.element(screen.getByRole("option", { name: "wolf", exact: true })).toBeVisible();
  await screen.getByRole("option", { name: "Clear recent searches" }).click();
  await expect.element(screen.getByRole("option", { name: "wolf", exact: true })).not.toBeInTheDocument();
  await field.fill("aion");
  await expect.element(screen.getByRole("option", { name: "Search for “aion”" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await field.click();
  await field.fill("");
  await expect.element(screen.getByRole("option", { name: "aion", exact: true })).toBeVisible();
});

test("an option that was found for other words is neither offered nor chosen", async () => {
  const { screen, router, field } = await open((text) =>
    text === "line" ? Promise.resolve(found(LINEAGES)) : new Promise(() => undefined),
  );
  await field.click();
  await userEvent.keyboard("line");
  await expect.element(screen.getByRole("option", { name: "Lineage II" })).toBeVisible();
  await userEvent.keyboard("r{ArrowDown}{Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ q: "liner" });
});

test("suggestions are links, which also open in another tab", async () => {
  const { screen, router, field } = await open(() => Promise.resolve(found(LINEAGES)));
  await field.click();
  await userEvent.keyboard("line");
  const options = screen.getByRole("option");
  await expect.element(options.nth(1)).toHaveAttribute("href", "/game/lin2");
  await expect.element(options.nth(2)).toHaveAttribute("href", "/?q=line");
  const isLeft = options
    .nth(0)
    .element()
    .dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true }));
  expect([isLeft, router.state.location.pathname]).toEqual([true, "/"]);
});
