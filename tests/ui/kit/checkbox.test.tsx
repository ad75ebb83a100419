import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Checkbox } from "#ui/kit/checkbox/checkbox.tsx";
import { renderStore } from "../support/render-store.tsx";

test("the space key checks it, and its hint is announced", async () => {
  const { screen } = await renderStore(<Checkbox hint="Blurred at first.">Contains spoilers</Checkbox>);
  const box = screen.getByRole("checkbox", { name: "Contains spoilers" });
  await expect.element(box).toHaveAccessibleDescription("Blurred at first.");
  await userEvent.keyboard("{Tab} ");
  await expect.element(box).toBeChecked();
});

test("a disabled one can be reached, says why and stays as it is", async () => {
  const onChange = vi.fn();
  const { screen } = await renderStore(
    <Checkbox checked disabled reason="The store needs them." onChange={onChange}>
      Necessary cookies
    </Checkbox>,
  );
  const box = screen.getByRole("checkbox", { name: "Necessary cookies" });
  await userEvent.keyboard("{Tab} ");
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription("The store needs them.");
  await expect.element(box).toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test("one for a partly checked group is announced as mixed, until it is pressed", async () => {
  const onChange = vi.fn();
  const { screen } = await renderStore(
    <Checkbox isMixed onChange={onChange}>
      All platforms
    </Checkbox>,
  );
  await expect.element(screen.getByRole("checkbox")).toBePartiallyChecked();
  await userEvent.keyboard("{Tab} ");
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("the error of a checkbox is announced with it", async () => {
  const { screen } = await renderStore(<Checkbox error="Needed for the order.">I agree</Checkbox>);
  const box = screen.getByRole("checkbox", { name: "I agree" });
  await expect.element(box).toHaveAccessibleDescription("Needed for the order.");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
});
