import type { VersionConfig } from "../session/session.ts";
import { matchesPathList } from "./matches-path-list.ts";

/** The three versions a server announces. */
export interface Versions {
  readonly pageVersion: string | null;
  readonly refreshVersion: string | null;
  readonly reloadVersion: string | null;
}

export interface VersionMemory {
  /**
   * Versions this page was loaded with: those it was delivered with, else those of the first check; `null` before it. A
   * version that was not announced then differs from the first one that is.
   */
  readonly loaded: Versions | null;
  /** Versions that have been prompted for, as `versionKey` names them. */
  readonly prompted: ReadonlySet<string>;
  /** Version of the last forced reload, stored during the reload; `null` without one. */
  readonly reloadedFor: string | null;
}

/**
 * What a version difference asks for (Spec §4). The strongest wins; a difference that was answered, or
 * does not concern the path, leaves the decision to the weaker one.
 *
 * | difference     | asks for                                   |
 * |----------------|--------------------------------------------|
 * | reloadVersion  | a silent reload, never twice for a version |
 * | refreshVersion | an alert that cannot be closed             |
 * | pageVersion    | a confirm popup                            |
 */
export type VersionPrompt =
  | { readonly kind: "none" }
  | { readonly kind: "reload"; readonly version: string }
  | { readonly kind: "alert"; readonly version: string }
  | { readonly kind: "confirm"; readonly version: string };

export function decideVersionPrompt(config: VersionConfig, memory: VersionMemory, path: string): VersionPrompt {
  const { reloadVersion, refreshVersion, pageVersion } = config;
  const { loaded, prompted } = memory;
  if (loaded === null) return { kind: "none" };
  if (differs(reloadVersion, loaded.reloadVersion) && reloadVersion !== memory.reloadedFor) {
    if (matchesPathList(path, config.reloadPaths)) return { kind: "reload", version: reloadVersion };
  }
  if (differs(refreshVersion, loaded.refreshVersion) && !prompted.has(versionKey("alert", refreshVersion))) {
    if (matchesPathList(path, config.refreshPaths)) return { kind: "alert", version: refreshVersion };
  }
  if (differs(pageVersion, loaded.pageVersion) && !prompted.has(versionKey("confirm", pageVersion))) {
    if (matchesPathList(path, config.pagePaths)) return { kind: "confirm", version: pageVersion };
  }
  return { kind: "none" };
}

/** A version that is not announced differs from nothing. */
function differs(announced: string | null, loaded: string | null): announced is string {
  return announced !== null && announced !== loaded;
}

/** Names a prompt in the memory of those that were shown. */
export function versionKey(kind: "alert" | "confirm", version: string): string {
  return `${kind}:${version}`;
}

/** State after a check: the first versions become the loaded ones; a shown prompt is remembered. */
export function rememberVersions(memory: VersionMemory, config: Versions, prompt: VersionPrompt): VersionMemory {
  const { pageVersion, refreshVersion, reloadVersion } = config;
  return {
    loaded: memory.loaded ?? { pageVersion, refreshVersion, reloadVersion },
    prompted:
      prompt.kind === "alert" || prompt.kind === "confirm"
        ? new Set([...memory.prompted, versionKey(prompt.kind, prompt.version)])
        : memory.prompted,
    reloadedFor: prompt.kind === "reload" ? prompt.version : memory.reloadedFor,
  };
}

/** Memory without a prompt that did not reach the player. */
export function forgetPrompt(
  memory: VersionMemory,
  { kind, version }: { readonly kind: "alert" | "confirm"; readonly version: string },
): VersionMemory {
  const key = versionKey(kind, version);
  return { ...memory, prompted: new Set([...memory.prompted].filter((other) => other !== key)) };
}

/** Memory of a page that has just been loaded; `loaded` is `null` if it is not known what it was delivered with. */
export function freshVersionMemory(reloadedFor: string | null, loaded: Versions | null = null): VersionMemory {
  return { loaded, prompted: new Set(), reloadedFor };
}
