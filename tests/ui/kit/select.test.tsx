import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import { Select } from "#ui/kit/select/select.tsx";
import { renderStore } from "../support/render-store.tsx";

const STORES = [
  { value: "here", label: "Purple" },
  { value: "phone", label: "On the phone", note: "Android and iOS" },
  { value: "console", label: "On the console", reason: "Comes in spring." },
];

interface StoreFieldProps {
  readonly starts?: string;
  readonly error?: string;
  readonly reason?: string;
}

function StoreField({ starts, ...words }: StoreFieldProps) {
  const [value, setValue] = useState<string | null>(starts ?? null);
  return (
    <Field label="Where" {...words}>
      {(control) => (
        <Select {...control} value={value} onChange={setValue} options={STORES} placeholder="Choose a store" />
      )}
    </Field>
  );
}

const renderField = (props: StoreFieldProps = {}, locale = "en-US") =>
  renderStore(
    <div style={{ padding: 40 }}>
      <StoreField {...props} />
    </div>,
    { visit: { locale } },
  );

/** The option that is active for a screen reader, while the focus stays on the button. */
const activeOf = (select: { element(): Element }) =>
  document.getElementById(select.element().getAttribute("aria-activedescendant") ?? "")?.textContent;

test("a select has its label as its name, and shows the selected option", async () => {
  const { screen } = await renderField({ starts: "phone", error: "Choose another." });
  const select = screen.getByRole("combobox", { name: "Where" });
  await expect.element(select).toHaveTextContent("On the phone");
  await expect.element(select).toHaveAccessibleDescription("Choose another.");
  await expect.element(select).toHaveAttribute("aria-invalid", "true");
});

test("the keyboard opens it, moves through it and selects; the focus returns", async () => {
  const { screen } = await renderField();
  const select = screen.getByRole("combobox", { name: "Where" });
  await expect.element(select).toHaveTextContent("Choose a store");
  await userEvent.keyboard("{Tab}{ArrowDown}");
  await expect.element(screen.getByRole("listbox")).toBeVisible();
  expect(activeOf(select)).toBe("Purple");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => activeOf(select)).toBe("On the phone Android and iOS");
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(select).toHaveFocus();
  await expect.element(select).toHaveTextContent("On the phone");
});

test("letters choose without opening it", async () => {
  const { screen } = await renderField();
  await userEvent.keyboard("{Tab}o");
  await expect.element(screen.getByRole("combobox", { name: "Where" })).toHaveTextContent("On the phone");
  expect(screen.getByRole("listbox").query()).toBeNull();
});

test("letters, Home and End move through the open list, and Tab selects the active option", async () => {
  const { screen } = await renderField();
  const select = screen.getByRole("combobox", { name: "Where" });
  await userEvent.keyboard("{Tab}{End}");
  await expect.poll(() => activeOf(select)).toBe("On the console Comes in spring.");
  await userEvent.keyboard("{Home}");
  await expect.poll(() => activeOf(select)).toBe("Purple");
  await userEvent.keyboard("on the p");
  await expect.poll(() => activeOf(select)).toBe("On the phone Android and iOS");
  await userEvent.tab();
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(select).toHaveTextContent("On the phone");
  await expect.element(select).not.toHaveFocus();
});

test("a click outside closes it and changes nothing", async () => {
  const { screen } = await renderField({ starts: "here" });
  const select = screen.getByRole("combobox", { name: "Where" });
  await select.click();
  await expect.element(screen.getByRole("listbox", { name: "Where" })).toBeVisible();
  await userEvent.click(document.body, { position: { x: 4, y: 400 } });
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(select).toHaveTextContent("Purple");
});

test("a list without room below hangs over its button, inside the window", async () => {
  const { screen } = await renderStore(
    <div style={{ position: "fixed", insetBlockEnd: 0, inlineSize: 300 }}>
      <StoreField />
    </div>,
  );
  const select = screen.getByRole("combobox", { name: "Where" });
  await select.click();
  const [button, list] = [select, screen.getByRole("listbox")].map((part) => part.element().getBoundingClientRect());
  expect(list?.bottom).toBeLessThan(button?.top ?? Number.NaN);
  expect(list?.top).toBeGreaterThanOrEqual(0);
});

test("Escape in its list leaves the selection, and the window open that it lies on", async () => {
  const onDismiss = vi.fn();
  const { screen } = await renderStore(
    <Dialog
      layer={{ isOpen: true, zIndex: 5000, backdropZIndex: 4999, isTop: true, onDismiss, onGone: () => undefined }}
      title="Install"
      closeLabel="Close"
    >
      <StoreField starts="here" />
    </Dialog>,
  );
  const select = screen.getByRole("combobox", { name: "Where" });
  await select.click();
  const option = screen.getByRole("option", { name: /On the phone/ });
  await expect.element(option).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(select).toHaveFocus();
  await expect.element(select).toHaveTextContent("Purple");
  expect(onDismiss).not.toHaveBeenCalled();
  await select.click();
  await option.click();
  await expect.element(select).toHaveTextContent("On the phone");
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test("an option that is refused says why and is not taken", async () => {
  const { screen } = await renderField({ starts: "here" });
  await screen.getByRole("combobox", { name: "Where" }).click();
  const refused = screen.getByRole("option", { name: /On the console/ });
  await expect.element(refused).toHaveTextContent("On the console Comes in spring.");
  await expect.element(refused).toHaveAttribute("aria-disabled", "true");
  await refused.click({ force: true });
  await expect.element(screen.getByRole("combobox", { name: "Where" })).toHaveTextContent("Purple");
});

test("a disabled one can be reached, says why and does not open", async () => {
  const { screen } = await renderField({ starts: "here", reason: "Sold in one place." });
  const select = screen.getByRole("combobox", { name: "Where" });
  await userEvent.keyboard("{Tab}{ArrowDown}");
  await expect.element(select).toHaveFocus();
  await expect.element(select).toHaveAccessibleDescription("Sold in one place.");
  await expect.element(select).toHaveAttribute("aria-disabled", "true");
  await select.click({ force: true });
  expect(screen.getByRole("listbox").query()).toBeNull();
});

test("the platform's own list chooses by keyboard, unless it is disabled", async () => {
  const onChange = vi.fn();
  const native = (label: string, reason?: string) => (
    <Field label={label} reason={reason}>
      {(control) => <NativeSelect {...control} value="here" onChange={onChange} options={STORES} />}
    </Field>
  );
  const { screen } = await renderStore(
    <>
      {native("Where", "Sold in one place.")}
      {native("Where else")}
    </>,
  );
  await userEvent.keyboard("{Tab}{ArrowDown}");
  const refused = screen.getByRole("combobox", { name: "Where", exact: true });
  await expect.element(refused).toHaveFocus();
  await expect.element(refused).toHaveAccessibleDescription("Sold in one place.");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Tab}{ArrowDown}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("phone");
});
