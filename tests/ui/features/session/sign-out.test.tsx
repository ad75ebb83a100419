import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { fail } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { signOut } from "#ui/features/session/components/sign-out.ts";

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
