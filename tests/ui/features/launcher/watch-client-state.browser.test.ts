import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import type { ClientState } from "#core/client-state/client-state.ts";
import { createFakePorts, createPublisher, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { VISIT } from "#tests/ui/support/visit.ts";
import { createVisitStore } from "#ui/context/visit-store.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";
import { PROFILE_KEY } from "#ui/features/account/queries/profile.ts";
import { remember } from "#ui/features/launcher/client-state/page-memory.ts";
import { watchClientState } from "#ui/features/launcher/client-state/watch-client-state.ts";
import { tutorialQuery } from "#ui/features/launcher/queries/tutorial.ts";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";

const ends = new Set<() => void>();
afterEach(() => {
  for (const end of ends) end();
  ends.clear();
  remember({ launcherClosedPopupName: null, isFullBannerOpen: false });
  setPageUsed(true);
});

function watch() {
  const ports = createFakePorts(createPublisher());
  const visit = createVisitStore({ ...VISIT, shell: "launcher", user: null });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const states: ClientState[] = [];
  ends.add(watchClientState({ ports, queryClient, visit }, (state) => states.push(state)));
  return { ports, visit, queryClient, states, last: () => states.at(-1) };
}

test("an idle page is normal, in use, and has no open layer", async () => {
  const { ports, last } = watch();
  await expect.poll(last).toEqual({
    pageProcessStatus: "NORMAL",
    currentTimeInfo: { currentTime: expect.any(Number), diff: ports.clock.difference() },
    isFocusStatus: true,
    storeTheme: "light",
    launcherClosedPopupName: null,
    fullBannerWatched: {},
    isFullBannerOpen: false,
    isShowTutorial: false,
    characterDetail: {},
  });
});

test("events of the launcher and the player change the state, wherever it is stored", async () => {
  const { ports, visit, queryClient, last } = watch();
  ports.storage.write("fullBannerWatched", '["tl-siege"]');
  remember({ launcherClosedPopupName: "coupon", isFullBannerOpen: true });
  setPageUsed(false);
  visit.change({ theme: "dark" });
  queryClient.setQueryData(tutorialQuery({ ports }).queryKey, true);
  await expect.poll(last).toMatchObject({
    isFocusStatus: false,
    storeTheme: "dark",
    launcherClosedPopupName: "coupon",
    fullBannerWatched: { "tl-siege": true },
    isFullBannerOpen: true,
    isShowTutorial: true,
  });
});

test("a character that could not be loaded is in the state with its error", async () => {
  const { queryClient, last } = watch();
  await queryClient.prefetchQuery({
    queryKey: [PROFILE_KEY, "tl", "player"],
    queryFn: () => Promise.reject(new RequestFailureError(NO_ANSWER)),
  });
  await expect.poll(() => last()?.characterDetail).toEqual({ tl: { error: "timeout", data: null } });
});

test("the same state is not sent twice", async () => {
  const { queryClient, states } = watch();
  await expect.poll(() => states.length).toBe(1);
  queryClient.setQueryData(["anything"], 1);
  remember({ launcherClosedPopupName: "coupon" });
  await expect.poll(() => states.length).toBe(2);
  expect(states.map(({ launcherClosedPopupName }) => launcherClosedPopupName)).toEqual([null, "coupon"]);
});
