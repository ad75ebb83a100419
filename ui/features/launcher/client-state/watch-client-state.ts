import type { ClientState } from "#core/client-state/client-state.ts";
import { watchPageRest } from "#ui/kit/motion/page-rest.ts";
import { watchPageMemory } from "./page-memory.ts";
import { type ClientStateSources, readClientState } from "./read-client-state.ts";

/** Reports the state of the page, now and whenever it has changed by more than the time; the returned function ends that. */
export function watchClientState(sources: ClientStateSources, onChange: (state: ClientState) => void): () => void {
  let lastReported = "";
  let isDue = false;
  const look = () => {
    if (isDue) return;
    isDue = true;
    // Never synchronously: query events can occur during a render.
    queueMicrotask(() => {
      isDue = false;
      const state = readClientState(sources);
      const { currentTimeInfo, ...lasting } = state;
      const sign = JSON.stringify([currentTimeInfo.diff, lasting]);
      if (sign === lastReported) return;
      lastReported = sign;
      onChange(state);
    });
  };
  look();
  const ends = [
    watchPageRest(look),
    watchPageMemory(look),
    sources.visit.subscribe(look),
    sources.queryClient.getQueryCache().subscribe(look),
  ];
  return () => {
    for (const end of ends) end();
  };
}
