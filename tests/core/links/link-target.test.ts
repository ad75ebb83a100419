import { expect, it } from "vitest";
import { canOpenBeside, resolveLinkTarget } from "#core/links/link-target.ts";
import { resolveLink } from "#core/links/resolve-link.policy.ts";

const targetOf = (type: string, target: string) =>
  resolveLinkTarget(resolveLink({ type, target, handler: "viewSpotlight" }, "https://store.example.com"));

it.each([
  ["miniGame", "cards", { kind: "page", path: "/mini-game", query: {}, window: "miniGame" }],
  ["coupon", "", { kind: "page", path: "/coupon", query: {}, window: "coupon" }],
  ["coupon", "STORM 15", { kind: "page", path: "/coupon", query: { code: "STORM 15" }, window: "coupon" }],
  ["reward", "welcome", { kind: "page", path: "/reward", query: {}, window: "standard" }],
  ["purpleWeb", "/game/tl", { kind: "page", path: "/game/tl", query: {}, window: null }],
  [
    "purpleWeb",
    "/?view=offers&q=a%20b+c&bad=%ZZ&flag#more",
    { kind: "page", path: "/", query: { view: "offers", q: "a b c", bad: "%ZZ", flag: "" }, window: null },
  ],
  ["boardWebView", "https://b.example/x", { kind: "site", url: "https://b.example/x", isBeside: false, window: null }],
  [
    "blank",
    "https://other.example/a",
    { kind: "site", url: "https://other.example/a", isBeside: true, window: "standard" },
  ],
  [
    "scheme",
    "https://s.example/a",
    { kind: "site", url: "https://s.example/a?inflowType=launcher", isBeside: true, window: "spotlight" },
  ],
  [
    "scheme",
    "/game/nlw?tab=story",
    { kind: "page", path: "/game/nlw", query: { tab: "story", inflowType: "launcher" }, window: "spotlight" },
  ],
  ["launcher", "l2m", { kind: "start", gameCode: "l2m" }],
  ["launcher", "", null],
  ["blank", "javascript:alert(1)", null],
  ["nonsense", "x", null],
])("where a link leads: of type %s to '%s'", (type, target, resolved) => {
  expect(targetOf(type, target)).toEqual(resolved);
});

it.each([
  ["web", true, true],
  ["launcher", true, true],
  ["web", false, false],
  ["app", true, true],
  ["app", false, true],
  ["chat", true, false],
] as const)("a window beside the page in %s with a mouse %s: %s", (shell, hasFinePointer, can) => {
  expect(canOpenBeside(shell, hasFinePointer)).toBe(can);
});
