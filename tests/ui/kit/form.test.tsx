import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createFakePorts, createPublisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { type FormDraftKind, useFormDraft } from "#ui/kit/form/form-draft.ts";
import { type Form, useForm } from "#ui/kit/form/use-form.ts";
import { loadPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { readPageFocus, storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";

const BLANK = { to: "", words: "", pin: "" };
const FIELDS = ["to", "words", "pin"] as const;
const attempt = v.nullable(v.object({ key: v.string(), sinceMs: v.number() }));

/** A form with a secret that waits for its answer; `openAgain` closes it before, `reload` does what a reload of the store does. */
async function openForm(keptIn: FormDraftKind<unknown>["keptIn"] = "tab") {
  const kind = { name: "letter", keptIn, schema: v.object({ to: v.string(), words: v.string(), attempt }) };
  const ports = createFakePorts(createPublisher());
  const writes = [ports.storage, ports.tabStorage].map((storage) => vi.spyOn(storage, "write"));
  loadPageSnapshot(ports.tabStorage, null);
  const send = vi.fn(() => new Promise<void>(() => undefined));
  let form = {} as Form<typeof BLANK, string>;
  function LetterForm() {
    form = useForm<typeof BLANK, string>({
      initial: BLANK,
      draft: useFormDraft(kind, "me"),
      check: ({ to, words }) => ({ to: to === "" ? "To whom?" : null, words: words.length > 8 ? "Too long" : null }),
    });
    return (
      <form {...form.props(send)}>
        {FIELDS.map((name) => (
          <Field key={name} label={name} error={form.problems[name]}>
            {(control) => (
              <TextInput
                {...control}
                {...form.input(name)}
                autoComplete={name === "pin" ? "one-time-code" : "off"}
                onBlur={() => form.leave(name)}
              />
            )}
          </Field>
        ))}
        <button type="submit">Send</button>
      </form>
    );
  }
  let { screen } = await renderPage(<LetterForm />, { ports });
  const openAgain = async () => {
    await screen.unmount();
    ({ screen } = await renderPage(<LetterForm />, { ports }));
  };
  const reload = async () => {
    storePageSnapshot(ports.tabStorage, null);
    loadPageSnapshot(ports.tabStorage, null);
    await openAgain();
  };
  return {
    form: () => form,
    send,
    openAgain,
    reload,
    stored: () => JSON.stringify(writes.map(({ mock }) => mock.calls)),
  };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const fill = async (words: (name: string) => string) => {
  for (const name of FIELDS) await field(name).fill(words(name));
};
const send = () => page.getByRole("button", { name: "Send" }).click();
const errors = () =>
  page
    .getByText(/^(To whom\?|Too long|Unknown)$/)
    .elements()
    .map(({ textContent }) => textContent);

test.each([
  ["page", false],
  ["tab", true],
  ["device", true],
] as const)(
  "a draft in the %s survives a reload of the store, closing and a crash of the tab: %s; a secret neither",
  async (keptIn, survives) => {
    const { form, openAgain, reload, stored } = await openForm(keptIn);
    const kept = { to: "my to", words: "my words", pin: "" };
    await fill((name) => `my ${name}`);
    await openAgain();
    expect(form().values).toEqual(survives ? kept : BLANK);
    await fill((name) => `my ${name}`);
    await reload();
    expect([form().values, form().isRestored]).toEqual([kept, true]);
    await fill(() => "");
    await reload();
    expect([form().values, form().isRestored]).toEqual([BLANK, false]);
    expect(stored()).toContain("my words");
    expect(stored()).not.toContain("my pin");
  },
);

test("a problem is shown once its field was left, and all once the form was sent, with the focus on the first", async () => {
  const { send: sent } = await openForm();
  await field("words").fill("far too long");
  expect(errors()).toEqual([]);
  await userEvent.keyboard("{Tab}");
  await expect.poll(errors).toEqual(["Too long"]);
  await send();
  await expect.poll(errors).toEqual(["To whom?", "Too long"]);
  await expect.element(field("to")).toHaveFocus();
  await field("words").fill("short");
  await expect.poll(errors).toEqual(["To whom?"]);
  expect(sent).not.toHaveBeenCalled();
});

test("the focus is known by the field, and the caret of a secret, which shows its length, is not", async () => {
  await openForm();
  await field("to").fill("Yuna");
  expect(readPageFocus()).toEqual({ form: null, field: "to", selection: [4, 4] });
  await field("pin").fill("123456");
  expect(readPageFocus()).toEqual({ form: null, field: "pin", selection: null });
});

test("what the server has refused is shown until that field changes", async () => {
  const { form } = await openForm();
  await field("to").fill("Nobody");
  form().refuse({ to: "Unknown" });
  await expect.element(field("to")).toHaveFocus();
  await field("words").fill("hello");
  expect(errors()).toEqual(["Unknown"]);
  await field("to").fill("Yuna");
  await expect.poll(errors).toEqual([]);
});

test("values are sent once, under one key also after a reload, and are gone when the form is reset", async () => {
  const { form, send: sent, openAgain, reload } = await openForm();
  await field("to").fill("Yuna");
  const { key } = form().beginAttempt();
  await reload();
  expect(form().beginAttempt().key).toBe(key);
  await field("words").fill("hello");
  expect(form().beginAttempt().key).not.toBe(key);
  await send();
  await send();
  expect(sent.mock.calls).toEqual([[{ to: "Yuna", words: "hello", pin: "" }]]);
  form().reset();
  await openAgain();
  expect(form().values).toEqual(BLANK);
});
