import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fail, type RequestFailure, succeed } from "#core/failures/request-failure.ts";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { DownloadScreen } from "#ui/features/download/screens/download-screen.tsx";

const SHA256 = "0123456789abcdef".repeat(4);
const INSTALLERS = [
  {
    os: "windows",
    version: "4.2.0",
    fileName: "setup.exe",
    sizeBytes: 198_000_000,
    sha256: SHA256,
    url: "https://files.example/setup.exe",
    requires: "Windows 10 or later",
  },
  {
    os: "android",
    version: "2.1.0",
    fileName: "",
    sizeBytes: 64_000_000,
    sha256: "",
    url: "https://apps.example/purple",
    requires: "Android 9 or later",
  },
  { os: "macos", version: "4.2.0", sizeBytes: 1, sha256: "", url: "javascript:alert(1)" },
];

const AGENTS = {
  windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140",
  android: "Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/140 Mobile",
  linux: "Mozilla/5.0 (X11; Linux x86_64) Chrome/140",
};
const SHELL_MARKS = { launcherBridge: "purpleLauncher", app: ["PurpleApp/"], chat: [] };
const inApp = (version: string) => `${AGENTS.android} PurpleApp/${version}`;

async function openDownload(
  device: keyof typeof AGENTS,
  { failures = [] as RequestFailure[], copies = true, introductions = {}, locale = "en-US", appVersion = "" } = {},
) {
  await page.viewport(1280, 900);
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(appVersion === "" ? AGENTS[device] : inApp(appVersion));
  const copied: string[] = [];
  const rendered = await renderPage(<DownloadScreen />, {
    ports: changePorts(createFakePorts(), {
      configuration: { purpleIntroArticleId: introductions, shellMarks: SHELL_MARKS },
      sharing: {
        copy: async (text) => {
          copied.push(text);
          return copies;
        },
      },
      content: {
        getContents: async () => {
          const failure = failures.shift();
          if (failure !== undefined) return fail(failure);
          return succeed({ "purple-download-info": { headline: "", installers: INSTALLERS } });
        },
      },
    }),
    visit: { locale, shell: appVersion === "" ? "web" : "app" },
  });
  return { ...rendered, copied };
}

describe("the download page", () => {
  test("puts the player's own system first, and fetches nothing by itself", async () => {
    const { screen } = await openDownload("windows");
    const own = screen.getByRole("region", { name: "Windows" });
    for (const fact of ["4.2.0", "198 MB", "Windows 10 or later"]) {
      await expect.element(own.getByText(fact)).toBeVisible();
    }
    await expect.element(own.getByRole("link")).toHaveAttribute("href", "https://files.example/setup.exe");
    expect(screen.getByRole("region").first().element().getAttribute("aria-label")).toBe("Windows");
  });

  test("lets the checksum be copied, and says when the browser does not allow it", async () => {
    const { screen, copied } = await openDownload("windows", { copies: false });
    await screen.getByRole("button", { name: "Copy" }).click();
    expect(copied).toEqual([SHA256]);
    await expect
      .element(screen.getByText("Couldn’t copy. Select the text and copy it manually.").first())
      .toBeVisible();
  });

  test("leads to the store where one delivers the app", async () => {
    const { screen } = await openDownload("android");
    const own = screen.getByRole("region", { name: "Android" });
    await expect.element(own.getByRole("link")).toHaveAttribute("target", "_blank");
  });

  test("shows a message if there is nothing for the player's system, and leaves out invalid addresses", async () => {
    const { screen } = await openDownload("linux");
    await expect.element(screen.getByRole("region", { name: "Windows" })).toBeVisible();
    expect(screen.getByRole("region", { name: "macOS" }).query()).toBeNull();
    await expect.element(screen.getByRole("link", { name: "Open Purple" })).toHaveAttribute("href", "ncpurple://open");
  });

  test.each([
    ["older", "2.0.9", "A newer version is available: 2.1.0."],
    ["the latest", "2.1.0", "You have the latest version."],
    ["newer", "2.2.0", "You have the latest version."],
  ])("says in the app whose version is %s how it compares to the published one", async (_, appVersion, words) => {
    const { screen } = await openDownload("android", { appVersion });
    await expect
      .element(screen.getByRole("heading", { name: `Version ${appVersion} is installed on this device` }))
      .toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open Purple" }).elements()).toHaveLength(0);
  });

  test.each([
    ["in the player's language", "ko-KR", "퍼플이란?", "/notice/about-ko"],
    ["in English where there is none", "pl-PL", "Czym jest Purple?", "/notice/about-en"],
  ])("leads to the article about Purple %s", async (_, locale, name, href) => {
    const { screen } = await openDownload("windows", {
      locale,
      introductions: { "ko-KR": "about-ko", "en-US": "about-en" },
    });
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });
});
