import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { launcherScript, pendingPathCookie } from "#app/server/launcher-script.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

const MARKS: RuntimeConfiguration["shellMarks"] = { launcherBridge: "ourLauncher", app: [], chat: [] };

interface Page {
  readonly cookie: string;
  /** Cookies as the script has set them, with their attributes. */
  readonly setLines: readonly string[];
  readonly reloads: number;
  readonly theme: string | undefined;
  readonly isHidden: boolean;
  /** Address that the page has navigated to; `null` if none. */
  readonly wentTo: string | null;
}

/** Runs the script on a page with the given globals. With `keepsCookies: false` the browser stores no cookies. */
function open(
  globals: Readonly<Record<string, unknown>>,
  { theme = "", cookie = "", keepsCookies = true, isFramed = false, protocol = "http:" } = {},
): Page {
  const jar = new Set(cookie === "" ? [] : cookie.split("; "));
  const setLines: string[] = [];
  let reloads = 0;
  let wentTo: string | null = null;
  const document = {
    get cookie() {
      return [...jar].join("; ");
    },
    set cookie(line: string) {
      setLines.push(line);
      const [pair = ""] = line.split(";");
      if (!keepsCookies) return;
      for (const kept of [...jar]) if (kept.split("=")[0] === pair.split("=")[0]) jar.delete(kept);
      if (!line.includes("max-age=0")) jar.add(pair);
    },
    documentElement: { dataset: {} as { theme?: string }, hidden: false },
  };
  const location = {
    protocol,
    reload: () => reloads++,
    replace: (path: string) => {
      wentTo = path;
    },
  };
  const page: Record<string, unknown> = { ...globals, document, location };
  Object.assign(page, { window: page, self: page, top: isFramed ? {} : page });
  const element = launcherScript(
    { launcherTheme: theme as RuntimeConfiguration["launcherTheme"], shellMarks: MARKS },
    "n0",
  );
  runInNewContext(element.replace(/^<script nonce="n0">|<\/script>$/g, ""), page);
  const { dataset, hidden: isHidden } = document.documentElement;
  return { cookie: document.cookie, setLines, reloads, wentTo, theme: dataset.theme, isHidden };
}

describe("the script that knows the launcher before the first paint", () => {
  it("reports the configured bridge object to the server, and requests the page again", () => {
    expect(open({ ourLauncher: {} })).toMatchObject({ cookie: "shell=launcher", reloads: 1, wentTo: null });
    expect(open({ ourLauncher: {} }, { cookie: "shell=launcher" }).reloads).toBe(0);
  });

  it("sets its cookies for https only if the page was loaded over it", () => {
    const sought = pendingPathCookie("/home", true);
    expect(sought).toMatch(/; Secure$/);
    expect(pendingPathCookie("/home", false)).not.toMatch(/secure/i);
    const options = { cookie: sought.split(";")[0] ?? "" };
    const linesOver = (protocol: string) => open({ ourLauncher: {} }, { ...options, protocol }).setLines;
    expect(linesOver("https:")).toHaveLength(2);
    for (const line of linesOver("https:")) expect(line).toMatch(/;secure/);
    for (const line of linesOver("http:")) expect(line).not.toMatch(/secure/);
  });

  it("continues to the page that was requested before the launcher was detected", () => {
    const [sought = ""] = pendingPathCookie("/home/tl/lobby?locale=ko-KR", false).split(";");
    const page = open({ ourLauncher: {} }, { cookie: sought });
    expect(page).toMatchObject({ cookie: "shell=launcher", reloads: 0, wentTo: "/home/tl/lobby?locale=ko-KR" });
    expect(open({}, { cookie: sought })).toMatchObject({ reloads: 0, wentTo: null });
  });

  it.each(["//evil.example", "/\\\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "never navigates to %s, whatever the cookie contains",
    (path) => {
      const page = open({ ourLauncher: {} }, { cookie: `sought=${encodeURIComponent(path)}` });
      expect(page).toMatchObject({ reloads: 1, wentTo: null });
    },
  );

  it("hides a page that it leaves, and no other", () => {
    const [sought = ""] = pendingPathCookie("/home", false).split(";");
    expect(open({ ourLauncher: {} }).isHidden).toBe(true);
    expect(open({ ourLauncher: {} }, { cookie: sought }).isHidden).toBe(true);
    expect(open({}, { cookie: "shell=launcher" }).isHidden).toBe(true);
    expect(open({ ourLauncher: {} }, { cookie: "shell=launcher" }).isHidden).toBe(false);
    expect(open({ ourLauncher: {} }, { keepsCookies: false }).isHidden).toBe(false);
    expect(open({}).isHidden).toBe(false);
  });

  it("ignores an object with another name", () => {
    expect(open({ purpleLauncher: {} })).toMatchObject({ cookie: "", reloads: 0, wentTo: null });
  });

  it("forgets a launcher that is gone", () => {
    expect(open({}, { cookie: "shell=launcher" })).toMatchObject({ cookie: "", reloads: 1 });
  });

  it("applies the launcher's theme only in the launcher", () => {
    expect(open({ ourLauncher: {} }, { theme: "dark" }).theme).toBe("dark");
    expect(open({}, { theme: "dark" }).theme).toBeUndefined();
  });

  it("does not reload endlessly without cookies, and does nothing in a frame of another page", () => {
    expect(open({ ourLauncher: {} }, { keepsCookies: false }).reloads).toBe(0);
    expect(open({ ourLauncher: {} }, { isFramed: true })).toMatchObject({ cookie: "", reloads: 0 });
  });
});
