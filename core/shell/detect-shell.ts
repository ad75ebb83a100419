import type { Shell } from "./shell.ts";

/** Marks that identify a shell; an empty mark identifies none. */
export interface ShellMarks {
  /** Global name of the launcher's bridge object. */
  readonly launcherBridge: string;
  /** Tokens in the user agent of the mobile app. */
  readonly app: readonly string[];
  /** Tokens in the user agent of the chat app. */
  readonly chat: readonly string[];
}

export interface ShellSources {
  /** The bridge object of the launcher exists. */
  readonly hasLauncherBridge: boolean;
  readonly userAgent: string;
  /** Shell that a build is for; `null` if it is for all. */
  readonly pinned: Shell | null;
}

/** Shell detection: pinned by the build, launcher bridge, token of the mobile app, token of the chat app, web. */
export function detectShell(sources: ShellSources, marks: ShellMarks): Shell {
  if (sources.pinned !== null) return sources.pinned;
  if (sources.hasLauncherBridge) return "launcher";
  const carries = (token: string) => token !== "" && sources.userAgent.includes(token);
  if (marks.app.some(carries)) return "app";
  return marks.chat.some(carries) ? "chat" : "web";
}
