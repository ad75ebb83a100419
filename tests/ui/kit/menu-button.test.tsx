import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import { renderStore } from "../support/render-store.tsx";

async function open(onSelect = () => undefined) {
  const { screen } = await renderStore(
    <>
      <MenuButton
        label="Choose language"
        className=""
        entries={[
          { id: "ko", label: "한국어", isChosen: false, onSelect },
          { id: "en", label: "English", isChosen: true, onSelect },
          { id: "ar", label: "العربية", isChosen: false, onSelect },
        ]}
      >
        EN
      </MenuButton>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByRole("button", { name: "Choose language EN" });
  await button.click();
  await expect.element(screen.getByRole("menu", { name: "Choose language" })).toBeVisible();
  return { screen, button };
}
const focused = () => document.activeElement?.textContent;

test("opens on the chosen entry; arrows go round, letters find", async () => {
  await open();
  expect(focused()).toBe("English");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("한국어");
  await userEvent.keyboard("e");
  expect(focused()).toBe("English");
});

test("a menu longer than its window opens where the chosen entry is", async () => {
  const entries = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    label: `Language ${index}`,
    isChosen: index === 30,
    onSelect: () => undefined,
  }));
  const { screen } = await renderStore(
    <MenuButton label="Choose language" className="" entries={entries}>
      EN
    </MenuButton>,
  );
  await screen.getByRole("button", { name: "Choose language EN" }).click();
  await expect.element(screen.getByRole("menuitemradio", { name: "Language 30" })).toBeInViewport({ ratio: 1 });
});

test("Escape closes it and gives the focus back", async () => {
  const { screen, button } = await open();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button.element());
});

test("a press outside or a second press on the button closes it", async () => {
  const { screen, button } = await open();
  await button.click();
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await button.click();
  await screen.getByRole("button", { name: "Elsewhere" }).click();
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

test("choosing runs the action of the entry, once", async () => {
  const onSelect = vi.fn();
  const { screen } = await open(onSelect);
  await screen.getByRole("menuitemradio", { name: "العربية" }).click();
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

test.each(["en-US", "ar-SA"])("stays inside the window at either side of it, in %s", async (locale) => {
  const entries = [{ id: "long", label: "An entry that is much longer than its button" }];
  const { screen } = await renderStore(
    <div style={{ display: "flex", justifyContent: "space-between" }}>
      {["First", "Last"].map((label) => (
        <MenuButton key={label} label={label} className="" entries={entries}>
          …
        </MenuButton>
      ))}
    </div>,
    { visit: { locale } },
  );
  for (const name of ["First …", "Last …"]) {
    await screen.getByRole("button", { name }).click();
    const menu = screen.getByRole("menu");
    await expect.element(menu).toBeVisible();
    const { left, right } = menu.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.keyboard("{Escape}");
  }
});
