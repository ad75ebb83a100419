import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { crossOriginHeaders, preflightAnswer } from "#adapters/reference-backend/http/cross-origin.ts";
import { CALLS } from "#adapters/wire/calls.ts";
import { LIVE_PATH } from "#adapters/wire/live.ts";
import { createOpenapiDocument } from "#adapters/wire/openapi.ts";
import { isPublisherPath } from "#adapters/wire/publisher-paths.ts";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { readSettings } from "#app/configuration/settings.ts";
import { MINI_GAME_FRAME_PATH } from "#core/engagement/mini-game-frame.ts";
import { readAppWhitelist } from "#core/links/app-whitelist.ts";
import { readStoreDocument } from "#core/links/store-document.ts";
import { readStoreLinks } from "#core/links/store-links.ts";
import { lobbyPicturesOf, lobbySetupOf, lobbyWordsOf } from "#core/lobby/lobby-words.ts";
import { readBanners } from "#ui/features/catalogue/queries/read-banners.ts";
import { readDownloadInfo } from "#ui/features/download/queries/download-info.ts";
import { configurationFile } from "../app/configuration-file.ts";

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../.github/${name}`, import.meta.url)), "utf8");
const PUBLISHER = read("PUBLISHER.md");
const CORS_ORIGIN = "https://store.example.com";

const codesOf = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
const sectionOf = (heading: string): string => PUBLISHER.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
const exampleOf = (key: string): unknown =>
  JSON.parse(new RegExp(`\`\`\`json ${key}\\n([\\s\\S]*?)\`\`\``).exec(PUBLISHER)?.[1] ?? "null");

/** The paths of the list that a proxy is written by. */
const PATHS = codesOf(sectionOf("Paths").split("\n\n")[1] ?? "");

test("every path of the list is forwarded to the publisher, and all that is called is on it", () => {
  expect(PATHS.length).toBeGreaterThan(15);
  expect(PATHS.filter((path) => !isPublisherPath(path))).toEqual([]);
  const asked = [...Object.values(CALLS).map(({ path }) => path), LIVE_PATH, `/mini-game${MINI_GAME_FRAME_PATH}`];
  const isListed = (path: string) => PATHS.some((listed) => path === listed || path.startsWith(`${listed}/`));
  expect(asked.filter((path) => !isListed(path))).toEqual([]);
});

test.each(["x-fallback", "x-exact"])("what `%s` means for an answer is in the API description as well", (extension) => {
  for (const text of [JSON.stringify(createOpenapiDocument().info), PUBLISHER])
    expect(text).toContain(`\`${extension}\``);
});

test("the headers of calls from another origin are those that the reference backend allows", () => {
  const asked = new Request("https://api.example.com/", {
    method: "OPTIONS",
    headers: { Origin: CORS_ORIGIN, "Access-Control-Request-Method": "POST" },
  });
  const allowed = new Headers(crossOriginHeaders(asked, [CORS_ORIGIN]));
  preflightAnswer(asked, [CORS_ORIGIN])?.headers.forEach((value, name) => {
    allowed.set(name, value);
  });
  let compared = 0;
  for (const line of sectionOf("Calls from another origin").matchAll(/^- `(Access-[\w-]+)`: ([\s\S]+?)(?=\n[-\n])/gm)) {
    const [, header = "", values = ""] = line;
    expect(codesOf(values)).toEqual(allowed.get(header)?.split(", "));
    compared += 1;
  }
  expect(compared).toBe(3);
});

test("the examples of contents are read as they are written, with nothing left out", () => {
  expect(readStoreLinks(exampleOf("store-link-config"))).toMatchObject({
    links: [{ document: "terms" }, { document: "" }],
    social: [{ id: "youtube" }],
  });
  expect(readAppWhitelist(exampleOf("purple-app-whitelist"))).toEqual(exampleOf("purple-app-whitelist"));
  expect(readDownloadInfo(exampleOf("purple-download-info"))).toEqual(exampleOf("purple-download-info"));
  const ports = { logger: { warn: () => undefined }, configuration: DEFAULT_CONFIGURATION } as never;
  expect(readBanners(exampleOf("banners"), ports)).toMatchObject([{ id: "summer", palette: { base: "#101828" } }]);
  expect(readStoreDocument(exampleOf("document"))).toEqual(exampleOf("document"));
  const lobby = {
    ncLobby: exampleOf("ncLobby"),
    ncLobbyImage: exampleOf("ncLobbyImage"),
    lobbyConfig: exampleOf("lobbyConfig"),
  };
  expect(lobbyWordsOf(lobby, "launching")).toEqual(lobby.ncLobby);
  expect(lobbyPicturesOf(lobby)[0]).toBe("wide");
  expect(lobbySetupOf(lobby)).toEqual(lobby.lobbyConfig);
});

test("the example of services on their own hosts starts a store and each process of the backend", () => {
  const file = JSON.parse(/```json\n([\s\S]*?)```/.exec(read("DEPLOYMENT.md"))?.[1] ?? "null");
  expect(Object.keys(file.services).sort()).toEqual(Object.keys(DEFAULT_CONFIGURATION.services).sort());
  const CONFIG_FILE = configurationFile(JSON.stringify(file));
  expect(readSettings({ CONFIG_FILE, PUBLIC_ORIGIN: file.purpleDomain }).publisher.kind).toBe("elsewhere");
  const SERVICES =
    "purple:1,notifications:1,log-collector:1,mini-game:1,sso:1,content-admin:2,community:3,static-board:4,news:4,story:4,payment:5,static:6";
  expect(readSettings({ CONFIG_FILE, SERVICES }).servicePorts).toHaveLength(6);
});
