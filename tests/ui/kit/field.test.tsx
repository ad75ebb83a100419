import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldGroup } from "#ui/kit/field/field-group.tsx";
import { GraphemeCounter } from "#ui/kit/text-area/grapheme-counter.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { changing } from "../support/changing.tsx";
import { renderStore } from "../support/render-store.tsx";

test("a box is announced with its label, whether it is required, and its hint", async () => {
  const { screen } = await renderStore(
    <Field label="Recipient" hint="The name in the game." need="required">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const box = screen.getByRole("textbox", { name: "Recipient Required" });
  await expect.element(box).toHaveAccessibleDescription("The name in the game.");
  await expect.element(box).toHaveAttribute("aria-required", "true");
  await expect.element(box).not.toHaveAttribute("aria-invalid");
});

test("an error is announced with its box instead of the hint", async () => {
  const { screen } = await renderStore(
    <Field label="Coupon" hint="16 characters." error="Enter all 16 characters." need="optional">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const box = screen.getByRole("textbox", { name: "Coupon Optional" });
  await expect.element(box).toHaveAccessibleDescription("Enter all 16 characters.");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(screen.getByText("16 characters.", { exact: true })).not.toBeInTheDocument();
});

test("a disabled box can be reached and copied from, says why, and takes nothing", async () => {
  const { screen } = await renderStore(
    <>
      <Field label="Nickname" reason="Can be changed on 12 March.">
        {(control) => <TextInput {...control} defaultValue="Aerin" />}
      </Field>
      <Field label="Message" reason="Sent already.">
        {(control) => <TextArea {...control} defaultValue="Have fun" />}
      </Field>
    </>,
  );
  const nickname = screen.getByRole("textbox", { name: "Nickname" });
  await userEvent.tab();
  await expect.element(nickname).toHaveFocus();
  await expect.element(nickname).toHaveAccessibleDescription("Can be changed on 12 March.");
  await userEvent.keyboard("x{Tab}x");
  await expect.element(nickname).toHaveValue("Aerin");
  const message = screen.getByRole("textbox", { name: "Message" });
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveValue("Have fun");
});

test("a group of controls is announced with its label and its error", async () => {
  const { screen } = await renderStore(
    <FieldGroup label="Tell me about" error="Choose at least one.">
      <input type="checkbox" aria-label="Games" />
    </FieldGroup>,
  );
  await expect
    .element(screen.getByRole("group", { name: "Tell me about" }))
    .toHaveAccessibleDescription("Choose at least one.");
});

test("an empty box begins where the page's writing begins; words then decide", async () => {
  const { screen } = await renderStore(
    <Field label="Title">{(control) => <TextInput {...control} placeholder="اكتب عنوانًا" />}</Field>,
    { visit: { locale: "ar-SA" } },
  );
  const box = screen.getByRole("textbox", { name: "Title" });
  expect(getComputedStyle(box.element()).direction).toBe("rtl");
  await box.fill("Season three");
  expect(getComputedStyle(box.element()).direction).toBe("ltr");
});

test("characters are counted as a reader counts them, and announced to a screen reader near the limit", async () => {
  const counter = (text: string) => <GraphemeCounter text={text} maximum={30} />;
  const family = "👩‍👩‍👧‍👦";
  const { element, change } = changing(counter(family));
  const { screen } = await renderStore(element);
  await expect.element(screen.getByText("1 / 30")).toBeVisible();
  const announcement = screen.getByRole("status").filter({ hasText: /character/ });
  change(counter(family.repeat(29)));
  await expect.element(screen.getByText("29 / 30")).toBeVisible();
  await expect.element(announcement).toHaveTextContent("1 character left");
  change(counter(family.repeat(32)));
  await expect.element(announcement).toHaveTextContent("2 characters over the limit");
});
