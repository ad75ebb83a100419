import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Combobox } from "#ui/kit/combobox/combobox.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import type { Option } from "#ui/kit/option-list/option.tsx";
import { changing } from "../support/changing.tsx";
import { renderStore } from "../support/render-store.tsx";
import { createShelf, createStorePorts } from "../support/store-ports.ts";

const ports = createStorePorts(createShelf());

const GAMES: readonly Option[] = [
  { value: "loe", label: "Lineage of Embers" },
  { value: "tol", label: "Tides of Light" },
  { value: "bsm", label: "Élan Vital" },
  { value: "as", label: "Aeon Skies", reason: "Not in your country." },
];

interface GameFieldProps {
  readonly starts?: Option;
  readonly options?: readonly Option[];
  readonly reason?: string;
  readonly search?: Parameters<typeof Combobox>[0]["search"];
}

function GameField({ starts, options = GAMES, reason, search }: GameFieldProps) {
  const [value, setValue] = useState<Option | null>(starts ?? null);
  return (
    <>
      <Field label="Game" reason={reason}>
        {(control) => (
          <Combobox {...control} value={value} onChange={setValue} options={options} {...(search ? { search } : {})} />
        )}
      </Field>
      <span>{value === null ? "nothing" : value.value}</span>
    </>
  );
}

const renderField = (props: GameFieldProps = {}) => renderStore(<GameField {...props} />, { ports });

test("typing finds, whatever the case and the accents, and Enter takes the first", async () => {
  const { screen } = await renderField();
  const box = screen.getByRole("combobox", { name: "Game" });
  await box.fill("elan");
  await expect.element(screen.getByRole("option", { name: "Élan Vital" })).toBeVisible();
  expect(screen.getByRole("option").elements()).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  await expect.element(box).toHaveValue("Élan Vital");
  await expect.element(screen.getByText("bsm")).toBeVisible();
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});

test("the arrows go through the list while the focus stays in the box", async () => {
  const { screen } = await renderField();
  const box = screen.getByRole("combobox", { name: "Game" });
  await userEvent.keyboard("{Tab}{ArrowDown}");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(box).toHaveFocus();
  const active = () => document.getElementById(box.element().getAttribute("aria-activedescendant") ?? "")?.textContent;
  await expect.poll(active).toMatch(/Tides of Light|Lineage of Embers/);
  const chosen = active();
  await userEvent.keyboard("{Enter}");
  await expect.element(box).toHaveValue(chosen ?? "");
});

test("what finds nothing says so, and Escape closes the list", async () => {
  const { screen } = await renderField();
  const box = screen.getByRole("combobox", { name: "Game" });
  await box.fill("zzz");
  const words = screen.getByText("Nothing found for “zzz”");
  await expect.element(words.first()).toBeVisible();
  await expect.element(screen.getByRole("status").filter({ hasText: "Nothing found for “zzz”" })).toBeInTheDocument();
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  expect(words.elements()).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => words.elements()).toHaveLength(1);
});

test("words that are no choice do not stay behind when the box is left", async () => {
  const { screen } = await renderField({ starts: GAMES[1] as Option });
  const box = screen.getByRole("combobox", { name: "Game" });
  await expect.element(box).toHaveValue("Tides of Light");
  await box.fill("Tides of Li");
  await userEvent.keyboard("{Escape}{Tab}");
  await expect.element(box).toHaveValue("Tides of Light");
  await expect.element(screen.getByText("tol")).toBeVisible();
});

test("the choice can be taken back", async () => {
  const { screen } = await renderField({ starts: GAMES[1] as Option });
  await screen.getByRole("button", { name: "Clear choice" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Game" })).toHaveValue("");
  await expect.element(screen.getByText("nothing")).toBeVisible();
});

test("an option that is refused says why and is not taken", async () => {
  const { screen } = await renderField();
  const box = screen.getByRole("combobox", { name: "Game" });
  await box.fill("aeon");
  const refused = screen.getByRole("option", { name: /Aeon Skies/ });
  await expect.element(refused).toHaveTextContent("Aeon Skies Not in your country.");
  await expect.element(refused).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("nothing")).toBeVisible();
});

test("what is searched elsewhere is asked for, waited for and shown; the choice stays known", async () => {
  const onQuery = vi.fn();
  const searched = (options: readonly Option[], isLoading: boolean) => (
    <GameField options={options} search={{ onQuery, isLoading }} />
  );
  const { element, change } = changing(searched([], false));
  const { screen } = await renderStore(element, { ports });
  const box = screen.getByRole("combobox", { name: "Game" });
  await box.click();
  await expect.element(screen.getByText("Type to search")).toBeVisible();
  await box.fill("ti");
  expect(onQuery).toHaveBeenLastCalledWith("ti");
  change(searched([], true));
  await expect.element(screen.getByText("Searching…")).toBeVisible();
  change(searched([GAMES[1] as Option], false));
  await screen.getByRole("option", { name: "Tides of Light" }).click();
  await expect.element(box).toHaveValue("Tides of Light");
  change(searched([], false));
  await expect.element(box).toHaveValue("Tides of Light");
});

test("a search that failed says so in the list", async () => {
  const { screen } = await renderField({
    options: [],
    search: { onQuery: () => undefined, isLoading: false, failure: "No answer. Type again in a moment." },
  });
  await screen.getByRole("combobox", { name: "Game" }).fill("ti");
  await expect.element(screen.getByRole("paragraph")).toHaveTextContent("No answer. Type again in a moment.");
  await expect
    .element(screen.getByRole("status").filter({ hasText: "No answer. Type again in a moment." }))
    .toBeInTheDocument();
});

test("a disabled one can be reached, says why and takes nothing", async () => {
  const { screen } = await renderField({ starts: GAMES[0] as Option, reason: "The board belongs to this game." });
  const box = screen.getByRole("combobox", { name: "Game" });
  await userEvent.keyboard("{Tab}x{ArrowDown}");
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription("The board belongs to this game.");
  await expect.element(box).toHaveValue("Lineage of Embers");
  expect(screen.getByRole("listbox").query()).toBeNull();
  expect(screen.getByRole("button", { name: "Clear choice" }).query()).toBeNull();
});
