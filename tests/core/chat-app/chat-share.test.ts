import { describe, expect, it } from "vitest";
import { chatMessageOf, isSocialSdkUsable } from "#core/chat-app/chat-share.ts";

const PAGE = { title: "Aion", text: "Fly.", url: "https://store.example/game/aion" };
const SDK = { key: "abc", url: "https://sdk.example/kakao.min.js", integrity: "sha384-AbC+/=" };

describe("a page as a chat message", () => {
  it("has title, text and the link for both kinds of devices", () => {
    expect(chatMessageOf(PAGE)).toEqual({
      objectType: "text",
      text: "Aion\nFly.",
      link: { webUrl: PAGE.url, mobileWebUrl: PAGE.url },
    });
    expect(chatMessageOf({ ...PAGE, text: "" })?.text).toBe("Aion");
  });

  it("is cut between signs where it is too long", () => {
    const text = chatMessageOf({ ...PAGE, title: "🙂".repeat(300), text: "" })?.text ?? "";
    expect([...text]).toHaveLength(200);
    expect(text.endsWith("🙂…")).toBe(true);
  });

  it("leads to web addresses only", () => {
    expect(chatMessageOf({ ...PAGE, url: "javascript:alert(1)" })).toBeNull();
  });
});

it.each([
  ["with everything", {}, true],
  ["without key", { key: "" }, false],
  ["without hash", { integrity: "" }, false],
  ["with a hash that is none", { integrity: "md5-abc" }, false],
  ["over plain http", { url: "http://sdk.example/kakao.min.js" }, false],
  ["from nowhere", { url: "" }, false],
])("the social SDK %s may be loaded: %o %s", (_, change, isUsable) => {
  expect(isSocialSdkUsable({ ...SDK, ...change })).toBe(isUsable);
});
