import { expect, test, vi } from "vitest";
import { createDeferredLiveUpdates } from "#adapters/browser/deferred-live-updates.ts";

const [resume, pause] = [vi.fn(), vi.fn()];
vi.mock("#adapters/browser/live-stream.idle.ts", () => ({
  createLiveStream: () => ({ listenForUnread: () => () => undefined, pause: pause.mockReturnValue(resume) }),
}));

test("a pause that begins before the code of live updates is there holds for it as well", async () => {
  const tabs = { announce: () => undefined, listen: () => () => undefined };
  const updates = createDeferredLiveUpdates({ bases: { notifications: "/notification" }, tabs });
  const end = updates.pause();
  updates.listenForUnread(() => undefined);
  await expect.poll(() => pause).toHaveBeenCalledOnce();
  end();
  expect(resume).toHaveBeenCalledOnce();
});
