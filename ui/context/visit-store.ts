import type { Device } from "#core/catalogue/store-reach.ts";
import type { PostLanguages } from "#core/community/post-languages.ts";
import type { EpochMilliseconds } from "#core/ports/device.ts";
import type { Theme } from "#core/ports/preferences.ts";
import type { SessionUser, VersionConfig } from "#core/session/session.ts";
import type { Shell } from "#core/shell/shell.ts";

/** Context of the viewer: detected by the server for the first paint, then changed in the browser. */
export interface Visit {
  /** Locale tag of the interface, one of the manifest. */
  readonly locale: string;
  /** Neither the address nor cookie and browser named a language of the product: the local storage is still to be asked. */
  readonly isLocaleGuessed?: true;
  /** Primary subtags of the languages that the browser prefers, the most preferred first; absent if it names none. */
  readonly languages?: readonly string[] | undefined;
  /** Languages of posts that the player has chosen on this device; absent for the default. */
  readonly postLanguages?: PostLanguages | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly theme: Theme;
  /** Runtime of the page. */
  readonly shell: Shell;
  /** Device that the request for the page names; absent where no server has rendered it. */
  readonly device?: Device | undefined;
  /** The player who is signed in; `null` for a guest. */
  readonly user: SessionUser | null;
  /** The session could not be checked since the page was rendered: whether there is a player is not known. Absent otherwise. */
  readonly isUserUnknown?: true | undefined;
  /** Version configuration from the session check when the page was rendered; absent if unknown. */
  readonly announced?: VersionConfig | undefined;
  /** The test tools are on in this browser: developer pages can be opened. Absent otherwise, as on live. */
  readonly hasTestTools?: true | undefined;
  /** Age in years given at an age gate in this browser session; absent if none was given. */
  readonly age?: number | undefined;
  /**
   * Server time at which this page was rendered, if it comes from the browser's cache (`rehydrateCachedPage`) and the
   * store has not answered since; otherwise absent.
   */
  readonly keptAt?: EpochMilliseconds | undefined;
}

export interface VisitStore {
  get(): Visit;
  change(change: Partial<Visit>): void;
  /** Audience of the calls: the current visit, or the one after a pending change. */
  audience(): Visit;
  /**
   * Announces a coming change of the visit: from now on requests use the new values, so that the answers are ready in
   * time.
   */
  prepare(coming: Partial<Visit>): void;
  /** Calls `listener` after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Called once a screen is mounted; calls the listeners of `whenPageShown`. */
  pageShown(): void;
  /** Calls `listener` once, when the first screen is mounted. */
  whenPageShown(listener: () => void): void;
}

/** Keeps the one visit of this page, or of this request on the server. */
export function createVisitStore(initial: Visit): VisitStore {
  let visit = initial;
  let coming: Partial<Visit> = {};
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  return {
    get: () => visit,
    audience: () => ({ ...visit, ...coming }),
    prepare(change) {
      coming = change;
    },
    change(change) {
      visit = { ...visit, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pageShown() {
      for (const listener of waiting) listener();
      waiting.clear();
    },
    whenPageShown(listener) {
      waiting.add(listener);
    },
  };
}
