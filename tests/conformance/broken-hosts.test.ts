import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LAUNCHER_COMMAND_NAMES, LAUNCHER_COMMANDS } from "#core/launcher/launcher-commands.ts";
import { LAUNCHER_METHOD_NAMES, type LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import { readAppCommand } from "#core/mobile-app/read-app-command.ts";
import { type AppHost, appHostRows } from "./app-host.kit.ts";
import type { KitRow } from "./kit-row.ts";
import { type LauncherHost, launcherHostRows } from "./launcher-host.kit.ts";
import { openSimulatedHost } from "./simulated-host.ts";

// Each host here is wrong in one way, and the kit must report exactly that.

const SCHEME = "ncpurple";

/** Titles of the rows that a host fails. */
async function findRed(rows: readonly KitRow[]): Promise<readonly string[]> {
  const red: string[] = [];
  for (const { title, check } of rows) {
    const row = check().catch(() => red.push(title));
    // Longer than the timeout of the rows.
    await vi.advanceTimersByTimeAsync(6_000);
    await row;
  }
  return red;
}

const rowOfMethod = (name: LauncherMethodName) =>
  `answers ${name} within five seconds, and with the type of the catalogue`;
const ROWS_OF_METHODS = LAUNCHER_METHOD_NAMES.map(rowOfMethod);
const ROWS_OF_COMMANDS = LAUNCHER_COMMAND_NAMES.map((name) => `gives ${name} in a form the page takes`);
const ROW_OF_EARLY = "may give commands before the page is ready: they are heard then";

/** A launcher that is right but for one of its methods. */
function withMethod(name: LauncherMethodName, native: unknown): LauncherHost {
  const host = openSimulatedHost();
  Reflect.set(Object(host.page.purpleLauncher), name, native);
  return host;
}

/** A launcher with its bridge in a framed page. */
function framed(): LauncherHost {
  const host = openSimulatedHost();
  return { ...host, page: Object.assign(host.page, { top: {} }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BROKEN_METHODS = {
  "is missing": undefined,
  "is no function": "native",
  throws: () => {
    throw new Error("native");
  },
  "rejects its promise": () => Promise.reject(new Error("native")),
  "never answers": () => new Promise(() => undefined),
} as const;

it.each(
  LAUNCHER_METHOD_NAMES.flatMap((name) =>
    Object.entries(BROKEN_METHODS).map(([how, native]) => ({ name, how, native })),
  ),
)("a launcher whose $name $how gets a report of that and of nothing else", async ({ name, native }) => {
  expect(await findRed(launcherHostRows(async () => withMethod(name, native)))).toEqual([rowOfMethod(name)]);
});

it.each(["getIsInternetCafe", "getIsCBTInternetCafe", "isShowTutorial"] as const)(
  "a launcher whose %s answers with text fails exactly that row",
  async (name) => {
    expect(await findRed(launcherHostRows(async () => withMethod(name, () => "yes")))).toEqual([rowOfMethod(name)]);
  },
);

it.each(LAUNCHER_COMMAND_NAMES)(
  "a launcher that gives %s with additional arguments fails exactly that row",
  async (name) => {
    const inputOf = (command: typeof name) => {
      const { example } = LAUNCHER_COMMANDS[command];
      return command === name ? [...example, "surplus"] : example;
    };
    const rows = [`gives ${name} in a form the page takes`, ...(name === "onRefresh" ? [ROW_OF_EARLY] : [])];
    expect(await findRed(launcherHostRows(async () => openSimulatedHost(inputOf)))).toEqual(rows);
  },
);

const BROKEN_LAUNCHERS: Readonly<Record<string, readonly [() => LauncherHost, readonly string[]]>> = {
  "puts its bridge into frames": [framed, [...ROWS_OF_METHODS, ...ROWS_OF_COMMANDS, ROW_OF_EARLY]],
  "has no bridge": [
    () => {
      const { page, ...host } = openSimulatedHost();
      return { ...host, page: Object.assign(page, { purpleLauncher: undefined }) };
    },
    ROWS_OF_METHODS,
  ],
  "gives no commands": [
    () => ({ ...openSimulatedHost(), give: async () => undefined }),
    [...ROWS_OF_COMMANDS, ROW_OF_EARLY],
  ],
};

it.each(Object.entries(BROKEN_LAUNCHERS))("a launcher that %s does not pass", async (_, [open, red]) => {
  expect(await findRed(launcherHostRows(async () => open()))).toEqual(red);
});

/** The app of the simulator, with something of its own at the front. */
const appThat = (read: (address: string) => ReturnType<typeof readAppCommand>): AppHost => ({
  read: async (address) => read(address),
});
const right = (address: string) => readAppCommand(address, SCHEME);

/** As apps read addresses that leave it to a library. */
function readLoosely(address: string) {
  const { protocol, host, pathname, searchParams } = new URL(address);
  if (protocol !== `${SCHEME}:`) return null;
  return { command: host + pathname, values: Object.fromEntries(searchParams) } as ReturnType<typeof readAppCommand>;
}

const BROKEN_APPS: Readonly<Record<string, readonly [AppHost, readonly (string | RegExp)[]]>> = {
  "does not know websso": [
    appThat((address) => (address.includes("websso") ? null : right(address))),
    [/^takes websso/],
  ],
  "decodes twice": [
    appThat((address) => {
      const order = right(address);
      if (order?.command !== "shareMessage") return order;
      return { ...order, values: { message: decodeURIComponent(order.values.message) } };
    }),
    [/^takes "%2e%2e%2f/],
  ],
  "takes addresses of any scheme": [
    appThat((address) => right(address.replace(/^\w+:\/\/(?=websso)/, `${SCHEME}://`))),
    [/of another scheme$/],
  ],
  "opens what is no web address": [
    appThat(
      (address) =>
        right(address) ?? (address.startsWith(`${SCHEME}://external?url=`) ? right(`${SCHEME}://webview/close`) : null),
    ),
    [/^opens nothing by external/],
  ],
  "reads addresses loosely": [
    appThat(readLoosely),
    [
      /^opens nothing by webview/,
      /^opens nothing by inappBrowser/,
      /^opens nothing by external/,
      /^opens nothing by saveMediaToAlbum/,
      /of no such command$/,
      /only begins like one$/,
      /without its value$/,
      /with an empty value$/,
      /that is there twice$/,
      /the command does not have$/,
      /that is not encoded$/,
      /with half a sign$/,
      /neither picture nor film$/,
      /longer than web views hand on$/,
    ],
  ],
};

it.each(Object.entries(BROKEN_APPS))(
  "a mobile app that %s gets a report of exactly that",
  async (_, [host, expected]) => {
    const red = await findRed(appHostRows(async () => host));
    expect(red).toEqual(expected.map((title) => expect.stringMatching(title)));
  },
);
