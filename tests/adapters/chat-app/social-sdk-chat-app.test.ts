import { describe, expect, it, vi } from "vitest";
import { createSocialSdkChatApp } from "#adapters/chat-app/social-sdk-chat-app.ts";

const SETTINGS = { key: "abc", url: "https://sdk.example/kakao.min.js", integrity: "sha384-AbC" };
const PAGE = { title: "Aion", text: "Fly.", url: "https://store.example/game/aion" };

function openChat(sdk: unknown, settings = SETTINGS) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const loadScript = vi.fn(async () => undefined);
  const readGlobal = vi.fn((name: string) => (name === "Kakao" ? sdk : undefined));
  return { chat: createSocialSdkChatApp(settings, logger, { loadScript, readGlobal }), logger, loadScript };
}

const sdkWith = (change: object = {}) => ({
  isInitialized: vi.fn(() => false),
  init: vi.fn(),
  Share: { sendDefault: vi.fn() },
  ...change,
});

describe("sharing in the chat app", () => {
  it("loads the SDK by its hash, starts it with the key and sends the page", async () => {
    const sdk = sdkWith();
    const { chat, loadScript } = openChat(sdk);
    await expect(chat.share(PAGE)).resolves.toBe(true);
    expect(loadScript).toHaveBeenCalledExactlyOnceWith(SETTINGS.url);
    expect(sdk.init).toHaveBeenCalledExactlyOnceWith("abc");
    expect(sdk.Share.sendDefault).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: "Aion\nFly.", link: { webUrl: PAGE.url, mobileWebUrl: PAGE.url } }),
    );
  });

  it.each([
    ["key", { ...SETTINGS, key: "" }],
    ["hash", { ...SETTINGS, integrity: "" }],
    ["address", { ...SETTINGS, url: "" }],
  ])("loads nothing without its %s", async (_, settings) => {
    const { chat, loadScript } = openChat(sdkWith(), settings);
    await expect(chat.share(PAGE)).resolves.toBe(false);
    expect(loadScript).not.toHaveBeenCalled();
  });

  it.each([
    ["does not come into being", undefined],
    ["has no sharing", sdkWith({ Share: undefined })],
    ["cannot be started", sdkWith({ init: "soon" })],
    [
      "throws",
      sdkWith({
        init: () => {
          throw new Error("bad key");
        },
      }),
    ],
  ])("says so and logs it where the SDK %s", async (_, sdk) => {
    const { chat, logger } = openChat(sdk);
    await expect(chat.share(PAGE)).resolves.toBe(false);
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  it("asks again for a script that has not come", async () => {
    const sdk = sdkWith();
    const { chat, loadScript } = openChat(sdk);
    loadScript.mockRejectedValueOnce(new Error("offline"));
    await expect(chat.share(PAGE)).resolves.toBe(false);
    await expect(chat.share(PAGE)).resolves.toBe(true);
    expect(loadScript).toHaveBeenCalledTimes(2);
  });

  it("hands on web addresses only", async () => {
    const { chat, loadScript } = openChat(sdkWith());
    await expect(chat.share({ ...PAGE, url: "javascript:alert(1)" })).resolves.toBe(false);
    expect(loadScript).not.toHaveBeenCalled();
  });
});
