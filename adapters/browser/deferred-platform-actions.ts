import type { DeferredPorts, ShellPlatformOptions } from "./shell-platform-actions.idle.ts";

/**
 * Platform actions whose code loads with the first call of one. A failed load is logged: the action does nothing, and the
 * next call loads again.
 */
export function createDeferredPlatformActions(
  options: ShellPlatformOptions,
  importActions: () => Promise<typeof import("./shell-platform-actions.idle.ts")> = () =>
    import("./shell-platform-actions.idle.ts"),
): DeferredPorts {
  let loading: Promise<DeferredPorts> | null = null;
  const load = () => {
    loading ??= importActions().then(
      ({ createShellPlatformActions }) => createShellPlatformActions(options),
      (error: unknown) => {
        loading = null;
        options.logger.error("platform actions could not be loaded", { error: String(error) });
        throw error;
      },
    );
    return loading;
  };
  /** Answer of an action; `otherwise` if its code does not load. */
  const use = <Answer>(act: (ports: DeferredPorts) => Promise<Answer>, otherwise: Answer): Promise<Answer> =>
    load().then(act, () => otherwise);
  return {
    sharing: {
      share: (page) => use(({ sharing }) => sharing.share(page), "unavailable"),
      copy: (text) => use(({ sharing }) => sharing.copy(text), false),
    },
    popupWindows: {
      open: (address, kind) => use(({ popupWindows }) => popupWindows.open(address, kind), false),
    },
    nativeSession: {
      reconnect: () => use(({ nativeSession }) => nativeSession.reconnect(), "unavailable"),
    },
    nativeBadge: {
      showUnread: (count) => use(({ nativeBadge }) => nativeBadge.showUnread(count), undefined),
    },
    appView: {
      refresh: () => use(({ appView }) => appView.refresh(), false),
      close: () => use(({ appView }) => appView.close(), false),
      showProfile: (userId) => use(({ appView }) => appView.showProfile(userId), false),
    },
    outsideLinks: {
      open: (url, kind) => use(({ outsideLinks }) => outsideLinks.open(url, kind), false),
    },
    mediaSaving: {
      save: (media) => use(({ mediaSaving }) => mediaSaving.save(media), "failed"),
    },
    clickLog: {
      record: (click) => void use(async ({ clickLog }) => clickLog.record(click), undefined),
      list: () => use(({ clickLog }) => clickLog.list(), []),
      forget: () => use(({ clickLog }) => clickLog.forget(), undefined),
    },
    foreignScripts: {
      load: (address) => use(({ foreignScripts }) => foreignScripts.load(address), false),
    },
    outbox: {
      list: () => use(({ outbox }) => outbox.list(), []),
      change: (edit) => use(({ outbox }) => outbox.change(edit), false),
      alone: (task) => use(({ outbox }) => outbox.alone(task), undefined),
    },
  };
}
