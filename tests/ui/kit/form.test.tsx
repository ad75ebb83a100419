import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { type FormDraftKind, useFormDraft } from "#ui/kit/form/form-draft.ts";
import { type Form, useForm } from "#ui/kit/form/use-form.ts";
import { loadPageSnapshot } from "#ui/kit/page-state/page-state.ts";
import { storePageSnapshot } from "#ui/kit/page-state/store-page-snapshot.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";

interface Letter {
  readonly to: string;
  readonly words: string;
  readonly pin: string;
}

const BLANK: Letter = { to: "", words: "", pin: "" };
const FIELDS = ["to", "words", "pin"] as const;
const attempt = v.nullable(v.object({ key: v.string(), sinceMs: v.number() }));
const kindIn = (keptIn: FormDraftKind<unknown>["keptIn"]) => ({
  name: "letter",
  keptIn,
  schema: v.object({ to: v.string(), words: v.string(), attempt }),
});

/** A form with a secret; `openAgain` closes it before, `reload` loses the state of the page too. */
async function openForm(keptIn: FormDraftKind<unknown>["keptIn"] = "tab") {
  const kind = kindIn(keptIn);
  const ports = createFakePorts(createPublisher());
  const writes = [ports.storage, ports.tabStorage].map((storage) => vi.spyOn(storage, "write"));
  loadPageSnapshot(ports.tabStorage, null);
  const sent: Letter[] = [];
  let answer: () => void = () => undefined;
  let form = {} as Form<Letter, string>;
  function LetterForm() {
    form = useForm<Letter, string>({
      initial: BLANK,
      draft: useFormDraft(kind, "me"),
      check: ({ to, words }) => ({ to: to === "" ? "To whom?" : null, words: words.length > 5 ? "Too long" : null }),
    });
    const send = (letter: Letter) => {
      sent.push(letter);
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    };
    return (
      <form {...form.props(send)}>
        {FIELDS.map((name) => (
          <Field key={name} label={name} error={form.problems[name]}>
            {(control) => <TextInput {...control} {...form.input(name)} onBlur={() => form.leave(name)} />}
          </Field>
        ))}
        <button type="submit">Send</button>
        {form.isRestored && <p>Restored</p>}
      </form>
    );
  }
  const show = async () => (await renderPage(<LetterForm />, { ports })).screen;
  let screen = await show();
  const openAgain = async () => {
    await screen.unmount();
    screen = await show();
  };
  return {
    form: () => form,
    sent,
    answer: () => answer(),
    stored: () => JSON.stringify(writes.map(({ mock }) => mock.calls)),
    openAgain,
    reload: async () => {
      storePageSnapshot(ports.tabStorage, null);
      loadPageSnapshot(ports.tabStorage, null);
      await openAgain();
    },
  };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => page.getByRole("button", { name: "Send" }).click();
const valuesOf = () => FIELDS.map((name) => (field(name).element() as HTMLInputElement).value);
const errors = () =>
  page
    .getByText(/^(To whom\?|Too long|Unknown)$/)
    .elements()
    .map(({ textContent }) => textContent);

describe("the input of a form", () => {
  test.each([
    ["page", false, true],
    ["tab", true, true],
    ["device", true, true],
  ] as const)(
    "kept in the %s is there when it is opened again or the tab had crashed: %s, after a reload: %s",
    async (keptIn, again, reloaded) => {
      const { openAgain, reload, stored } = await openForm(keptIn);
      for (const name of FIELDS) await field(name).fill(`my ${name}`);
      await openAgain();
      expect(valuesOf()).toEqual(again ? ["my to", "my words", ""] : ["", "", ""]);
      for (const name of FIELDS) await field(name).fill(`my ${name}`);
      await reload();
      expect(valuesOf()).toEqual(reloaded ? ["my to", "my words", ""] : ["", "", ""]);
      await expect.element(page.getByText("Restored")).toBeVisible();
      for (const name of FIELDS) await field(name).fill("");
      await reload();
      expect(page.getByText("Restored").elements()).toHaveLength(0);
      expect(stored()).toContain("my words");
      expect(stored()).not.toContain("my pin");
    },
  );

  test("is gone once it is sent, and was sent once however often the button was pressed", async () => {
    const { form, sent, answer, openAgain } = await openForm();
    await field("to").fill("Yuna");
    await send();
    await send();
    expect(sent).toEqual([{ to: "Yuna", words: "", pin: "" }]);
    expect(form().isSending).toBe(true);
    answer();
    await expect.poll(() => form().isSending).toBe(false);
    form().reset();
    await openAgain();
    expect(valuesOf()).toEqual(["", "", ""]);
  });
});

describe("what is wrong with a field", () => {
  test("is shown once the field was left, and for all once the form was sent, with the focus on the first", async () => {
    const { sent } = await openForm();
    await field("words").fill("far too long");
    expect(errors()).toEqual([]);
    await userEvent.keyboard("{Tab}");
    await expect.poll(errors).toEqual(["Too long"]);
    await send();
    await expect.poll(errors).toEqual(["To whom?", "Too long"]);
    await expect.element(field("to")).toHaveFocus();
    await field("words").fill("short");
    await expect.poll(errors).toEqual(["To whom?"]);
    expect(sent).toEqual([]);
  });

  test("stays where the server has refused it until that field changes", async () => {
    const { form } = await openForm();
    await field("to").fill("Nobody");
    form().refuse({ to: "Unknown" });
    await expect.element(field("to")).toHaveFocus();
    await field("words").fill("hello");
    expect(errors()).toEqual(["Unknown"]);
    await field("to").fill("Yuna");
    await expect.poll(errors).toEqual([]);
  });
});

test("sending the same values again is the same attempt, also after a reload; other values are another one", async () => {
  const { form, reload } = await openForm();
  await field("to").fill("Yuna");
  const { key } = form().beginAttempt();
  await reload();
  expect(form().beginAttempt().key).toBe(key);
  await field("words").fill("hello");
  expect(form().readAttempt()).toBeNull();
  expect(form().beginAttempt().key).not.toBe(key);
});
