import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LOCALES } from "#core/translation/locales.ts";
import { CodeInput } from "#ui/features/rewards/components/code-input.tsx";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";

afterEach(() => {
  document.documentElement.lang = "en-US";
});

/** Ways in which keyboards of different languages write the same code. */
const TYPED = ["violet5", "VİOLET5", "vıolet5", "ｖｉｏｌｅｔ５", "VIOLET٥", " vio-let 5 "];

async function openField(locale: string) {
  document.documentElement.lang = locale;
  function Form() {
    const [code, setCode] = useState("");
    return (
      <>
        <CodeInput aria-label="Code" value={code} onCode={setCode} />
        <output>{code}</output>
      </>
    );
  }
  await render(<Form />);
  const box = page.getByRole("textbox", { name: "Code" });
  return { box, field: box.element() as HTMLInputElement };
}

test.each(LOCALES)("a code is shown as it will be sent, however it is typed on a page in %s", async (locale) => {
  const { box } = await openField(locale);
  for (const typed of TYPED) {
    await box.fill(typed);
    await expect.element(box, { message: typed }).toHaveValue("VIOLET5");
    await expect.element(page.getByRole("status"), { message: typed }).toHaveTextContent("VIOLET5");
  }
});

describe("a code", () => {
  test("is written further where the caret is, not at the end", async () => {
    const { box, field } = await openField("tr-TR");
    await box.fill("vıolet");
    field.setSelectionRange(3, 3);
    await userEvent.keyboard("-i");
    await expect.element(box).toHaveValue("VIOILET");
    expect(field.selectionStart).toBe(4);
  });

  test("is left alone while an input method composes it, and shown in capitals that follow no language", async () => {
    const { box, field } = await openField("tr-TR");
    field.focus();
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    write?.call(field, "ｖi");
    field.dispatchEvent(
      new InputEvent("input", { bubbles: true, isComposing: true, inputType: "insertCompositionText" }),
    );
    await expect.element(box).toHaveValue("ｖi");
    expect(getComputedStyle(field).textTransform).toBe("uppercase");
    expect(field.lang).toBe("zxx");
    field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "ｖi" }));
    await expect.element(box).toHaveValue("VI");
  });
});

test("the first letter of a name is the same on a page in any language", async () => {
  document.documentElement.lang = "tr-TR";
  const { container } = await render(<Avatar name="irem" />);
  expect((container.querySelector("[aria-hidden]") as HTMLElement | null)?.innerText).toBe("I");
});
