import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "#ui/kit/button/button.tsx";
import { createLayerStore } from "#ui/overlays/layer-store.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useConfirm } from "#ui/overlays/use-confirm.ts";
import { useOpenSignIn } from "#ui/overlays/use-open-sign-in.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const ASK = { title: "Sure?", description: "There is no way back.", confirmLabel: "Do it", cancelLabel: "Leave it" };

function Asker({ answers }: { readonly answers: boolean[] }) {
  const confirm = useConfirm();
  return <Button onClick={() => void confirm(ASK).then((answer) => answers.push(answer))}>Ask</Button>;
}

async function openAsker() {
  const answers: boolean[] = [];
  const ports = createFakePorts(createPublisher());
  const opened = await renderPage(<Asker answers={answers} />, { ports });
  await opened.screen.getByRole("button", { name: "Ask" }).click();
  await expect.element(page.getByRole("dialog", { name: "Sure?" })).toBeVisible();
  return { ...opened, answers };
}

describe("a popup", () => {
  test("answers what the player chose and gives the focus back", async () => {
    const { screen, answers } = await openAsker();
    await page.getByRole("button", { name: "Do it" }).click();
    await expect.poll(() => answers).toEqual([true]);
    await expect.element(screen.getByRole("button", { name: "Ask" })).toHaveFocus();
  });

  test("closes by Escape without an answer", async () => {
    const { answers } = await openAsker();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => answers).toEqual([false]);
    await expect.poll(() => page.getByRole("dialog").query()).toBeNull();
  });

  test("closes when the location changes, and its question is settled", async () => {
    const { router, answers } = await openAsker();
    await router.navigate({ to: "/elsewhere" });
    await expect.poll(() => answers).toEqual([false]);
  });

  test("lies at 5000 with its backdrop one below, the next one 2 above", () => {
    const store = createLayerStore();
    const content = { Component: () => null, settle: () => undefined };
    store.send({ type: "open", key: "first", content });
    store.send({ type: "open", key: "second", content });
    expect(store.get().map(({ layer }) => layer.zIndex)).toEqual([5000, 5002]);
  });

  test("that leaves stays in the document until it is gone", () => {
    const store = createLayerStore();
    const settled: string[] = [];
    const content = { Component: () => null, settle: ({ kind }: { kind: string }) => void settled.push(kind) };
    store.send({ type: "open", key: "a", content });
    store.send({ type: "close", key: "a" });
    expect(store.get().map(({ isOpen }) => isOpen)).toEqual([false]);
    expect(settled).toEqual(["dismissed"]);
    store.forget("a");
    expect(store.get()).toEqual([]);
  });
});

describe("an action that needs a player", () => {
  test("offers to sign in with the way back", async () => {
    function Opener() {
      const open = useOpenSignIn();
      return <Button onClick={() => void open("/login?return_url=%2Fgame%2Ftl")}>Pre-install</Button>;
    }
    const { screen } = await renderPage(<Opener />, { ports: createFakePorts(createPublisher()) });
    await screen.getByRole("button", { name: "Pre-install" }).click();
    const dialog = page.getByRole("dialog", { name: "It is available after login." });
    await expect
      .element(dialog.getByRole("link", { name: "Sign in" }))
      .toHaveAttribute("href", "/login?return_url=%2Fgame%2Ftl");
  });
});

describe("a toast", () => {
  test("says its message politely, does what its button promises and leaves", async () => {
    const done: string[] = [];
    let now = 0;
    const ports = {
      ...createFakePorts(createPublisher()),
      clock: { now: () => now, difference: () => 0, adjust: () => undefined },
    };
    function Shower() {
      const toasts = useToasts();
      const show = () =>
        toasts.show({ id: "t", message: "Removed", buttonName: "Undo", onClickButton: () => done.push("undone") });
      return <Button onClick={show}>Remove</Button>;
    }
    const { screen } = await renderPage(<Shower />, { ports });
    await screen.getByRole("button", { name: "Remove" }).click();
    await expect.element(screen.getByText("Removed")).toBeVisible();
    now = 100;
    await screen.getByRole("button", { name: "Undo" }).click();
    expect(done).toEqual(["undone"]);
    now = 10_000;
    await expect.poll(() => screen.getByText("Removed").query()).toBeNull();
  });
});
