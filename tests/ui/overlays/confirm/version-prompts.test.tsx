import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { succeed } from "#core/failures/request-failure.ts";
import { PAGE_SNAPSHOT_KEY } from "#core/session/constants.ts";
import { buildMedia } from "#tests/ui/support/builders.ts";
import {
  check,
  checkOf,
  createHeart,
  openSession,
  Question,
  WAYS_OF_SENDING,
} from "#tests/ui/support/session-scene.tsx";
import { useAlert } from "#tests/ui/support/use-alert.ts";
import { useReport } from "#ui/features/reports/use-report.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { storedPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { leaveDocument } from "#ui/overlays/page-history.ts";
import { NO_INPUT, useReopened } from "#ui/overlays/use-reopened.ts";
import { useOpenViewer } from "#ui/patterns/viewer/use-open-viewer.ts";

afterEach(() => setPageUsed(true));

/** A page that was checked once; the next checks find another version of that kind. */
async function openChanging(version: "pageVersion" | "refreshVersion" | "reloadVersion", page?: ReactNode) {
  const opened = await openSession({ checks: [checkOf({ [version]: "1" }), checkOf({ [version]: "2" })], page });
  await check(opened.asked, 1);
  return opened;
}

describe("a new version of the store", () => {
  test.each([
    ["pageVersion", "dialog"],
    ["refreshVersion", "alertdialog"],
  ] as const)("by its %s asks in the words of the specification, once for each value", async (version, role) => {
    const { screen, asked, reloadPage } = await openSession({
      checks: [
        checkOf({ [version]: "1" }),
        checkOf({ [version]: "2" }),
        checkOf({ [version]: "2" }),
        checkOf({ [version]: "3" }),
      ],
    });
    const question = screen.getByRole(role, { name: "A new version is ready" });
    const words = "Refresh the page to apply the newly updated information.";
    await check(asked, 1);
    await check(asked, 2);
    await expect.element(question.getByText(words)).toBeVisible();
    await question.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
    await expect.poll(() => question.query()).toBeNull();
    await check(asked, 3);
    expect(question.query()).toBeNull();
    await check(asked, 4);
    await expect.element(question).toBeVisible();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test("finds the player where the question was asked", async () => {
    const { screen, asked, reloadPage, tabStorage } = await openChanging("refreshVersion", <input name="coupon" />);
    await screen.getByRole("textbox").click();
    await check(asked, 2);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
    const snapshot = storedPageSnapshot.read(tabStorage);
    expect(snapshot?.focus).toEqual({ form: null, field: "coupon", selection: [0, 0] });
  });

  test("can be put off, and is then not offered again", async () => {
    const { screen, asked, reloadPage } = await openChanging("pageVersion");
    await check(asked, 2);
    await screen.getByRole("button", { name: "Later" }).last().click();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await check(asked, 3);
    expect(screen.getByRole("dialog").query()).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test.each([
    ["offered", "pageVersion", "dialog"],
    ["announced", "refreshVersion", "alertdialog"],
  ] as const)("is %s over what the page says already in the same way", async (_, version, role) => {
    const Asking = () => {
      const alert = useAlert();
      const confirm = useConfirm();
      const openPopup = () => {
        if (role === "alertdialog") void alert({ title: "Shall it be?" });
        else void confirm({ title: "Shall it be?", description: "", confirmLabel: "Yes", cancelLabel: "No" });
      };
      return <Button onClick={openPopup}>Ask</Button>;
    };
    const { screen, asked } = await openChanging(version, <Asking />);
    await screen.getByRole("button", { name: "Ask" }).click();
    await expect.element(screen.getByText("Shall it be?")).toBeVisible();
    await check(asked, 2);
    await expect.element(screen.getByRole(role, { name: "A new version is ready" })).toBeVisible();
  });

  test("that is mandatory is shown again if the alert opened during a navigation", async () => {
    const { screen, asked, router } = await openChanging("refreshVersion", <Question />);
    await screen.getByRole("button", { name: "Ask" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Shall it be?" })).toBeVisible();
    await check(asked, 2);
    const alert = screen.getByRole("alertdialog", { name: "A new version is ready" });
    await expect.element(alert).toBeVisible();
    await router.navigate({ to: "/game/other" } as never);
    await expect.poll(() => alert.query()).toBeNull();
    await check(asked, 3);
    await expect.element(alert).toBeVisible();
  });

  test.each(WAYS_OF_SENDING)("waits until pending writes %s have arrived", async (way) => {
    const { Heart, answer } = createHeart(way);
    const { screen, asked, reloadPage } = await openChanging("refreshVersion", <Heart />);
    await screen.getByRole("button", { name: "Keep" }).click();
    await check(asked, 2);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => screen.getByRole("alertdialog").query()).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
    answer(succeed(null));
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("that breaks the old one is loaded without a word, once", async () => {
    const { asked, reloadPage, tabStorage } = await openChanging("reloadVersion");
    await check(asked, 2);
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
    expect(tabStorage.read("reloadedFor")).toBe("2");
    expect(tabStorage.read(PAGE_SNAPSHOT_KEY)).toBeNull();
    await check(asked, 3);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test("that breaks the old one comes in the way of no other document, and is loaded if that could not be", async () => {
    const { asked, reloadPage, tabStorage } = await openChanging("reloadVersion");
    await leaveDocument(() => undefined);
    await check(asked, 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([reloadPage.mock.calls.length, tabStorage.read("reloadedFor")]).toEqual([0, null]);
    window.dispatchEvent(new Event("pageshow"));
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("that breaks the old one does not wait for a popup that is opened again", async () => {
    const Enlarge = () => {
      const view = useOpenViewer();
      const enlarge = useReopened("viewer", NO_INPUT, () => view({ title: "Throne", items: [buildMedia()], start: 0 }));
      return <Button onClick={() => void enlarge(true)}>Enlarge</Button>;
    };
    const { screen, asked, reloadPage, tabStorage } = await openChanging("reloadVersion", <Enlarge />);
    await screen.getByRole("button", { name: "Enlarge" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    await check(asked, 2);
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
    expect(storedPageSnapshot.read(tabStorage)).toMatchObject({ player: "me", values: { "popup/viewer": true } });
  });

  test("that breaks the old one waits for a popup that is sending something, also if it is opened again", async () => {
    const Reporter = () => {
      const report = useReport();
      const send = useReopened("report", NO_INPUT, () =>
        report({ title: "Report", subject: "comment/1", send: () => new Promise(() => undefined) }),
      );
      return <Button onClick={() => void send(true)}>Report</Button>;
    };
    const { screen, asked, reloadPage } = await openChanging("reloadVersion", <Reporter />);
    await screen.getByRole("button", { name: "Report" }).click();
    await screen.getByRole("radio", { name: "Spam or advertising" }).click({ force: true });
    await screen.getByRole("button", { name: "Send report" }).click();
    await check(asked, 2);
    await check(asked, 3);
    expect(reloadPage).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });

  test("restores nothing that was sent since the question", async () => {
    const sending = Promise.withResolvers<void>();
    function Redeem() {
      const [code, setCode] = usePersistedState("code", v.string(), "");
      const send = useMutation({ mutationFn: () => sending.promise, onSuccess: () => setCode("") });
      return (
        <>
          <input aria-label="Code" value={code} onChange={(event) => setCode(event.target.value)} />
          <Button onClick={() => send.mutate()}>Send</Button>
        </>
      );
    }
    const { screen, asked, reloadPage, tabStorage } = await openChanging("refreshVersion", <Redeem />);
    await screen.getByRole("textbox").fill("RAIN-2026");
    await screen.getByRole("button", { name: "Send" }).click();
    await check(asked, 2);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => screen.getByRole("alertdialog").query()).toBeNull();
    sending.resolve();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
    expect(tabStorage.read(PAGE_SNAPSHOT_KEY)).toBeNull();
  });

  test("that breaks the old one waits until the player has closed all popups, and pending writes have arrived", async () => {
    const sending = Promise.withResolvers<void>();
    function Gift() {
      const confirm = useConfirm();
      const send = useMutation({ mutationFn: () => sending.promise });
      const ask = async () => {
        if (await confirm({ title: "Send the gift?", description: "", confirmLabel: "Send", cancelLabel: "Not now" }))
          send.mutate();
      };
      return (
        <>
          <Button onClick={() => void ask()}>Give</Button>
          {send.isPending && <p>On its way</p>}
        </>
      );
    }
    const { screen, asked, reloadPage } = await openChanging("reloadVersion", <Gift />);
    await screen.getByRole("button", { name: "Give" }).click();
    const question = screen.getByRole("dialog", { name: "Send the gift?" });
    await expect.element(question).toBeVisible();
    await check(asked, 2);
    await check(asked, 3);
    expect(reloadPage).not.toHaveBeenCalled();
    await question.getByRole("button", { name: "Send" }).click();
    await expect.element(screen.getByText("On its way")).toBeVisible();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
    sending.resolve();
    await expect.poll(() => reloadPage.mock.calls.length).toBe(1);
  });
});
