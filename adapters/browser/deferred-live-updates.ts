import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";
import type { LiveUpdates } from "#core/ports/live-updates.ts";
import type { TabChannel } from "#core/ports/tab-channel.ts";

interface DeferredLiveOptions {
  readonly bases: Pick<ServiceBases, "notifications">;
  readonly tabs: TabChannel;
}

/** Loads the code of live updates with the first listener; if that fails, there are no updates. */
export function createDeferredLiveUpdates(options: DeferredLiveOptions): LiveUpdates {
  let live: LiveUpdates | null = null;
  const use = (listen: (loaded: LiveUpdates) => () => void): (() => void) => {
    let isOver = false;
    let stop: (() => void) | null = null;
    import("./live-stream.ts").then(
      ({ createLiveStream }) => {
        live ??= createLiveStream(options);
        if (!isOver) stop = listen(live);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
  return {
    listenForUnread: (onUnread) => use((loaded) => loaded.listenForUnread(onUnread)),
    listenToTopics: (topics, onChanged) => use((loaded) => loaded.listenToTopics(topics, onChanged)),
    pause: () => live?.pause() ?? (() => undefined),
  };
}
