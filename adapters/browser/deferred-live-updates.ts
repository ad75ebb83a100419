import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";
import type { LiveUpdates } from "#core/ports/live-updates.ts";
import type { TabChannel } from "#core/ports/tab-channel.ts";

interface DeferredLiveOptions {
  readonly bases: Pick<ServiceBases, "notifications">;
  readonly tabs: TabChannel;
}

/** Loads the code of live updates with the first listener; if that fails, there are no updates. */
export function createDeferredLiveUpdates(options: DeferredLiveOptions): LiveUpdates {
  const use = (listen: (live: LiveUpdates) => () => void): (() => void) => {
    let isOver = false;
    let stop: (() => void) | null = null;
    import("./live-stream.ts").then(
      ({ createLiveStream }) => {
        if (!isOver) stop = listen(createLiveStream(options));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
  return {
    listenForUnread: (onUnread) => use((live) => live.listenForUnread(onUnread)),
    listenToTopics: (topics, onChanged) => use((live) => live.listenToTopics(topics, onChanged)),
  };
}
