import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { launcherScript } from "#app/server/launcher-script.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

const MARKS: RuntimeConfiguration["shellMarks"] = { launcherBridge: "ourLauncher", app: [], chat: [] };

interface Page {
  readonly cookie: string;
  readonly reloads: number;
  readonly theme: string | undefined;
}

/** Runs the script on a page that has `globals`, whose jar keeps cookies unless it is closed. */
function open(
  globals: Readonly<Record<string, unknown>>,
  { theme = "", cookie = "", keepsCookies = true, isFramed = false } = {},
): Page {
  const jar = { cookie };
  let reloads = 0;
  const document = {
    get cookie() {
      return jar.cookie;
    },
    set cookie(line: string) {
      if (keepsCookies) jar.cookie = line.includes("max-age=0") ? "" : (line.split(";")[0] ?? "");
    },
    documentElement: { dataset: {} as { theme?: string } },
  };
  const page: Record<string, unknown> = { ...globals, document, location: { reload: () => reloads++ } };
  Object.assign(page, { window: page, self: page, top: isFramed ? {} : page });
  const element = launcherScript(
    { launcherTheme: theme as RuntimeConfiguration["launcherTheme"], shellMarks: MARKS },
    "n0",
  );
  runInNewContext(element.replace(/^<script nonce="n0">|<\/script>$/g, ""), page);
  return { cookie: jar.cookie, reloads, theme: document.documentElement.dataset.theme };
}

describe("the script that knows the launcher before the first paint", () => {
  it("tells the server of the bridge object that the configuration names, and asks for the page once more", () => {
    expect(open({ ourLauncher: {} })).toEqual({ cookie: "shell=launcher", reloads: 1, theme: undefined });
    expect(open({ ourLauncher: {} }, { cookie: "shell=launcher" }).reloads).toBe(0);
  });

  it("takes the object of another name for none", () => {
    expect(open({ purpleLauncher: {} })).toEqual({ cookie: "", reloads: 0, theme: undefined });
  });

  it("forgets a launcher that is gone", () => {
    expect(open({}, { cookie: "shell=launcher" })).toMatchObject({ cookie: "", reloads: 1 });
  });

  it("sets the launcher's theme there and nowhere else", () => {
    expect(open({ ourLauncher: {} }, { theme: "dark" }).theme).toBe("dark");
    expect(open({}, { theme: "dark" }).theme).toBeUndefined();
  });

  it("never reloads without end where no cookie is kept, and does nothing in the frame of another page", () => {
    expect(open({ ourLauncher: {} }, { keepsCookies: false }).reloads).toBe(0);
    expect(open({ ourLauncher: {} }, { isFramed: true })).toMatchObject({ cookie: "", reloads: 0 });
  });
});
