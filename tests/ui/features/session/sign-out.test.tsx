import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { forgetDevice } from "#ui/features/session/components/forget-device.ts";
import { SIGNED_OUT_TOPIC, signOut } from "#ui/features/session/components/sign-out.ts";
import { SignedOutElsewhere } from "#ui/features/session/components/signed-out-elsewhere.tsx";
import { formDraft } from "#ui/kit/form/form-draft.ts";

test("a sign-out gives up what is being requested for the player before the session ends; if it fails the page goes on", async () => {
  const events: string[] = [];
  const ports: Ports = changePorts(createFakePorts(), {
    liveUpdates: {
      pause: () => {
        events.push("streams end");
        return () => events.push("streams open again");
      },
    },
    session: {
      signOut: async () => {
        events.push("the session ends");
        return fail({ kind: "fetch", message: "" });
      },
    },
  });
  const client = new QueryClient();
  const request = vi.fn(async ({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener("abort", () => events.push("the request is given up"));
    return await new Promise<never>(() => undefined);
  });
  void client.prefetchQuery({ queryKey: ["orders"], queryFn: request });
  await expect.poll(() => request.mock.calls.length).toBe(1);

  expect(await signOut({ ports, client }, PLAYER.userId)).toBe(false);
  expect(events).toEqual(["streams end", "the request is given up", "the session ends", "streams open again"]);
});

test.for([
  ["in this tab", (ports: Ports): void => void signOut({ ports, client: new QueryClient() }, PLAYER.userId)],
  ["in another tab", (ports: Ports): void => ports.tabs.announce(SIGNED_OUT_TOPIC)],
] as const)(
  "a sign-out %s leaves nothing of what its player has written, also if the page stores it again",
  async ([, leave]) => {
    const listeners = new Map<string, () => void>();
    const ports: Ports = changePorts(createFakePorts(), {
      session: { signOut: async () => succeed(null) },
      // The page stays, so that the test goes on.
      outbox: { change: () => new Promise<never>(() => undefined) },
      tabs: {
        announce: (topic) => listeners.get(topic)?.(),
        listen: (topic, listener) => {
          listeners.set(topic, listener);
          return () => undefined;
        },
      },
    });
    await renderPage(<SignedOutElsewhere reloadPage={() => undefined} />, { ports });
    const drafts = (["tab", "device"] as const).map((keptIn) =>
      formDraft(ports, { name: keptIn, keptIn, schema: v.string() }, PLAYER.userId),
    );
    const read = () => drafts.map((draft) => draft.read());
    const keep = () => {
      for (const draft of drafts) draft.keep("words");
    };
    keep();
    expect(read()).toEqual(["words", "words"]);
    // The tab of the sign-out erases what all tabs share.
    ports.storage.clear([]);
    leave(ports);
    await expect.poll(read).toEqual([null, null]);
    keep();
    expect(read()).toEqual([null, null]);
    window.dispatchEvent(new Event("pageshow"));
    keep();
    expect(read()).toEqual(["words", "words"]);
  },
);

test("erasing the data on the device erases the drafts of other tabs too", async () => {
  const erased = new Map<string, () => void>();
  const tabs: Ports["tabs"] = {
    announce: (topic) => erased.get(topic)?.(),
    listen: (topic, listener) => {
      erased.set(topic, listener);
      return () => undefined;
    },
  };
  const otherTab = changePorts(createFakePorts(), { tabs });
  await renderPage(<SignedOutElsewhere />, { ports: otherTab });
  const comment = formDraft(otherTab, { name: "comment", keptIn: "tab", schema: v.string() });
  comment.keep("words");
  await forgetDevice(changePorts(createFakePorts(), { tabs }));
  expect(comment.read()).toBeNull();
});
