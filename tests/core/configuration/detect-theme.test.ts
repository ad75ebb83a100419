import { describe, expect, it } from "vitest";
import { detectTheme } from "#core/configuration/detect-theme.ts";

const web = { shell: "web", launcherTheme: "dark", query: null, cookie: null } as const;

describe("the theme", () => {
  it("is the query's, the cookie's, or light", () => {
    expect(detectTheme({ ...web, query: "dark", cookie: "light" })).toBe("dark");
    expect(detectTheme({ ...web, query: "blue", cookie: "dark" })).toBe("dark");
    expect(detectTheme({ ...web, query: "light", cookie: "dark" })).toBe("light");
    expect(detectTheme(web)).toBe("light");
  });

  it("is the launcher's own in the launcher, where it has one", () => {
    expect(detectTheme({ ...web, shell: "launcher", query: "light" })).toBe("dark");
    expect(detectTheme({ ...web, shell: "launcher", launcherTheme: "", query: "dark" })).toBe("dark");
  });
});
