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
  /** Pauses that are not over; those that began before the code was there hold for it as well. */
  const pauses = new Set<{ resume: () => void }>();
  const create = (createLiveStream: (options: DeferredLiveOptions) => LiveUpdates): LiveUpdates => {
    const created = createLiveStream(options);
    for (const pause of pauses) pause.resume = created.pause();
    return created;
  };
  const use = (listen: (loaded: LiveUpdates) => () => void): (() => void) => {
    let isOver = false;
    let stop: (() => void) | null = null;
    import("./live-stream.idle.ts").then(
      ({ createLiveStream }) => {
        live ??= create(createLiveStream);
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
    pause: () => {
      const pause = { resume: live?.pause() ?? (() => undefined) };
      pauses.add(pause);
      return () => {
        pauses.delete(pause);
        pause.resume();
      };
    },
  };
}
