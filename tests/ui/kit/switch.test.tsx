import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Switch } from "#ui/kit/switch/switch.tsx";
import { renderStore } from "../support/render-store.tsx";

function BlurSpoilers() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Switch checked={isOn} onChange={setIsOn} hint="On every page.">
      Blur spoilers
    </Switch>
  );
}

test("the space key turns it on and off, and its state and hint are announced", async () => {
  const { screen } = await renderStore(<BlurSpoilers />);
  const control = screen.getByRole("switch", { name: "Blur spoilers" });
  await expect.element(control).toHaveAccessibleDescription("On every page.");
  await expect.element(control).not.toBeChecked();
  await userEvent.keyboard("{Tab} ");
  await expect.element(control).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(control).not.toBeChecked();
});

test("the knob of a switch is at the end of the line when it is on, in right-to-left too", async () => {
  const { screen } = await renderStore(<BlurSpoilers />, { visit: { locale: "ar-SA" } });
  const control = screen.getByRole("switch");
  const knobOf = () => control.element().nextElementSibling?.getBoundingClientRect().left ?? Number.NaN;
  const off = knobOf();
  await control.click();
  await expect.poll(() => knobOf()).toBeLessThan(off);
});

test("while a change is pending, or it is disabled, a press changes nothing", async () => {
  const onChange = vi.fn();
  const { screen } = await renderStore(
    <>
      <Switch checked busy onChange={onChange}>
        Mails
      </Switch>
      <Switch checked disabled reason="Cannot be switched off." onChange={onChange}>
        Security notices
      </Switch>
    </>,
  );
  await userEvent.keyboard("{Tab} {Tab} ");
  const refused = screen.getByRole("switch", { name: "Security notices" });
  await expect.element(refused).toHaveFocus();
  await expect.element(refused).toHaveAccessibleDescription("Cannot be switched off.");
  await expect.element(refused).toBeChecked();
  await expect.element(screen.getByRole("switch", { name: "Mails" })).toHaveAttribute("aria-busy", "true");
  expect(onChange).not.toHaveBeenCalled();
});
