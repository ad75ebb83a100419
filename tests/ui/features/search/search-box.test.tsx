import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import type { Suggestion, Suggestions } from "#core/ports/catalogue-gateway.ts";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import { createShelf, createStorePorts, type StoreShelf } from "#tests/ui/support/store-ports.ts";
import { SearchBox } from "#ui/features/search/components/search-box.tsx";

const suggestion = (gameCode: string, title: string): Suggestion => ({ gameCode, title, image: "" });
const found = (suggestions: readonly Suggestion[], isClosest = false) => succeed({ suggestions, isClosest });
const LINEAGES = [suggestion("lin", "Lineage"), suggestion("lin2", "Lineage II")];

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

test("Enter searches for the text, which stays in the field", async () => {
  const { router, field } = await open(() => Promise.resolve(found([])));
  await field.click();
  await userEvent.keyboard("  123 {Enter}");
  await expect.poll(() => router.state.location.search).toEqual({ q: "123" });
  await expect.element(field).toHaveValue("123");
});

test("the newest answer wins, whenever the older one arrives", async () => {
  const answers = new Map<string, (result: Result<Suggestions>) => void>();
  const { screen, field } = await open((text) => new Promise((resolve) => answers.set(text, resolve)));
  await field.click();
  await userEvent.keyboard("a");
  await expect.poll(() => answers.has("a")).toBe(true);
  await userEvent.keyboard("i");
  await expect.poll(() => answers.has("ai")).toBe(true);
  answers.get("ai")?.(found([suggestion("aion", "Aion")]));
  await expect.element(screen.getByRole("option", { name: "Aion" })).toBeVisible();
  answers.get("a")?.(found([suggestion("lin", "Lineage")]));
  await expect.element(screen.getByRole("option", { name: "Aion" })).toBeVisible();
  await expect.element(screen.getByRole("option", { name: "Lineage" })).not.toBeInTheDocument();
});

test("Escape closes the suggestions first and leaves the text", async () => {
  const { screen, field } = await open(() => Promise.resolve(found(LINEAGES)));
  await field.click();
  await userEvent.keyboard("lin");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("lin");
});
