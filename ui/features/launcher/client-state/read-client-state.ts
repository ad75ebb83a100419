import type { CharacterDetail, ClientState } from "#core/client-state/client-state.ts";
import { type ServiceStatus, serviceStatusOf, worstStatusOf } from "#core/failures/service-status.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { PROFILE_KEY } from "#ui/features/account/queries/profile.ts";
import { tutorialQuery } from "#ui/features/launcher/queries/tutorial.ts";
import { isPageResting } from "#ui/kit/motion/page-rest.ts";
import { pageMemory } from "./page-memory.ts";
import { readWatched } from "./watched-banners.ts";

export type ClientStateSources = Pick<ScreenContext, "ports" | "queryClient" | "visit">;

/** The current state of the page, collected from its sources. */
export function readClientState({ ports, queryClient, visit }: ClientStateSources): ClientState {
  const { clock, storage } = ports;
  return {
    pageProcessStatus: worstStatusOf(statusesOf(queryClient)),
    currentTimeInfo: { currentTime: clock.now(), diff: clock.difference() },
    isFocusStatus: !isPageResting(),
    storeTheme: visit.get().theme,
    ...pageMemory(),
    fullBannerWatched: Object.fromEntries(readWatched(storage).map((key) => [key, true])),
    isShowTutorial: queryClient.getQueryData(tutorialQuery({ ports }).queryKey) === true,
    characterDetail: charactersOf(queryClient),
  };
}

/** State of each part of the page; a page that shows a failure has no parts, so its content counts as failed. */
function statusesOf(client: ScreenContext["queryClient"]): readonly ServiceStatus[] {
  const isFailed = document.querySelector('[data-kind="page"][data-failure]') !== null;
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => isFailed || query.isActive())
    .map(({ state }) => serviceStatusOf(failureOf(state.error)));
}

function charactersOf(client: ScreenContext["queryClient"]): ClientState["characterDetail"] {
  const profiles = client.getQueryCache().findAll({ queryKey: [PROFILE_KEY] });
  return Object.fromEntries(
    profiles.map(({ queryKey, state }): [string, CharacterDetail] => [
      String(queryKey[1] ?? "plaync"),
      {
        error: failureOf(state.error)?.kind ?? null,
        data: (state.data as CharacterDetail["data"] | undefined) ?? null,
      },
    ]),
  );
}
