import { afterEach, expect, test, vi } from "vitest";
import { createScriptLoader } from "#adapters/chat-app/load-script.ts";

/** Empty scripts with a known hash. */
const EMPTY = "data:text/javascript,";
const EMPTY_HASH = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
const OTHER = "data:text/javascript,window.otherScript=1";

const scriptsOf = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src^="data:"], script[src^="https:"]'),
];

afterEach(() => {
  for (const script of scriptsOf()) script.remove();
  Reflect.deleteProperty(window, "otherScript");
});

test("a configured script is loaded, with its hash if there is one", async () => {
  const load = createScriptLoader(
    new Map([
      [EMPTY, EMPTY_HASH],
      [OTHER, ""],
    ]),
  );
  await load(EMPTY);
  await load(OTHER);
  expect(scriptsOf().map(({ src, integrity }) => [src, integrity])).toEqual([
    [EMPTY, EMPTY_HASH],
    [OTHER, ""],
  ]);
  expect(Reflect.get(window, "otherScript")).toBe(1);
});

test("a script whose content has another hash does not run", async () => {
  const load = createScriptLoader(new Map([[OTHER, EMPTY_HASH]]));
  await expect(load(OTHER)).rejects.toThrow("no script");
  expect(Reflect.get(window, "otherScript")).toBeUndefined();
  expect(scriptsOf()).toEqual([]);
});

test.each([
  "https://evil.example/a.js",
  "https://ads.example/a.js?other",
  "https://ads.example/",
  "HTTPS://ads.example/a.js",
  "",
])("an address that it does not name is none of a script: %s", async (address) => {
  const load = createScriptLoader(new Map([["https://ads.example/a.js", ""]]));
  await expect(load(address)).rejects.toThrow("names no script");
  expect(scriptsOf()).toEqual([]);
});

test("the policy under which scripts come into the page refuses every other address as well", async () => {
  let rule: ((address: string) => string) | undefined;
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (address: string) => string }) => {
    rule = rules.createScriptURL;
    return rules;
  });
  vi.stubGlobal("trustedTypes", { createPolicy });
  const load = createScriptLoader(new Map([[EMPTY, EMPTY_HASH]]));
  await load(EMPTY);
  await load(EMPTY);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("foreign-script", expect.anything());
  expect(rule?.(EMPTY)).toBe(EMPTY);
  expect(rule?.("https://evil.example/a.js")).toBe("");
});
