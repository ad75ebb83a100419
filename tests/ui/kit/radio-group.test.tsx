import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { RadioGroup } from "#ui/kit/radio-group/radio-group.tsx";
import { StarInput } from "#ui/kit/star-input/star-input.tsx";
import { renderStore } from "../support/render-store.tsx";

const DELIVERIES = [
  { value: "now", label: "At once", note: "After the payment." },
  { value: "day", label: "On a day" },
  { value: "mail", label: "By mail", reason: "Add a mail address first." },
] as const;

function Delivery({ starts = "now", error }: { readonly starts?: string | null; readonly error?: string }) {
  const [value, setValue] = useState<string | null>(starts);
  return (
    <>
      <RadioGroup label="Delivery" layout="row" options={DELIVERIES} {...{ value, error }} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test("the group is one stop of the Tab key, and the arrows choose in it", async () => {
  const { screen } = await renderStore(<Delivery />);
  await userEvent.tab();
  const chosen = screen.getByRole("radio", { name: "At once" });
  await expect.element(chosen).toHaveFocus();
  await expect.element(chosen).toHaveAccessibleDescription("After the payment.");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "On a day" })).toBeChecked();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(chosen).toBeChecked();
});

test("in right-to-left the right arrow moves to the option on the right", async () => {
  const { screen } = await renderStore(<Delivery />, { visit: { locale: "ar-SA" } });
  const [first, second] = [
    screen.getByRole("radio", { name: "At once" }),
    screen.getByRole("radio", { name: "On a day" }),
  ];
  const leftOf = (radio: typeof first) => radio.element().getBoundingClientRect().left;
  expect(leftOf(second)).toBeLessThan(leftOf(first));
  await userEvent.keyboard("{Tab}{ArrowLeft}");
  await expect.element(second).toBeChecked();
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(first).toBeChecked();
});

test("a choice that is refused can be reached, says why and is not taken", async () => {
  const { screen } = await renderStore(<Delivery starts="day" />);
  await userEvent.keyboard("{Tab}{ArrowRight}");
  const refused = screen.getByRole("radio", { name: "By mail" });
  await expect.element(refused).toHaveFocus();
  await expect.element(refused).toHaveAccessibleDescription("Add a mail address first.");
  await expect.element(refused).not.toBeChecked();
  await expect.element(screen.getByText("day", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "On a day" })).toBeChecked();
});

test("the error of a group is announced with it", async () => {
  const { screen } = await renderStore(<Delivery starts={null} error="Choose when it arrives." />);
  const group = screen.getByRole("radiogroup", { name: "Delivery" });
  await expect.element(group).toHaveAccessibleDescription("Choose when it arrives.");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
});

function Rating() {
  const [value, setValue] = useState(3);
  return <StarInput label="Your rating" value={value} onChange={setValue} describe={(stars) => `${stars} stars`} />;
}

test("stars are a group of radio buttons: the arrow that points at more stars gives more", async () => {
  for (const [locale, more] of [
    ["en-US", "{ArrowRight}"],
    ["ar-SA", "{ArrowLeft}"],
  ] as const) {
    const { screen } = await renderStore(<Rating />, { visit: { locale } });
    await expect.element(screen.getByRole("radiogroup", { name: "Your rating" })).toBeVisible();
    await userEvent.keyboard(`{Tab}${more}`);
    await expect.element(screen.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await screen.unmount();
  }
});
