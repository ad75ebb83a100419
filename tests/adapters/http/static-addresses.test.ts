import { describe, expect, test } from "vitest";
import {
  createPageResolver,
  createStaticResolver,
  resolveMedia,
  resolveMediaWithin,
} from "#adapters/http/static-addresses.ts";

describe("the address of a picture", () => {
  test.for<[string, string]>([
    ["/art/tl/hero.webp", "https://static.example.com/art/tl/hero.webp"],
    ["https://elsewhere.example.com/a.webp", "https://elsewhere.example.com/a.webp"],
    ["//elsewhere.example.com/a.webp", "//elsewhere.example.com/a.webp"],
    ["data:image/webp;base64,AAAA", "data:image/webp;base64,AAAA"],
    ["", ""],
  ])("%j becomes %j under a static domain", ([address, resolved]) => {
    expect(createStaticResolver("https://static.example.com/")(address)).toBe(resolved);
  });

  test("stays on the page's own origin without a static domain", () => {
    expect(createStaticResolver("")("/art/tl/hero.webp")).toBe("/art/tl/hero.webp");
  });
});

test("every address of a medium is resolved", () => {
  const resolve = createStaticResolver("https://s.example.com");

  expect(
    resolveMedia(
      {
        type: "video",
        role: "trailer",
        src: "/t.mp4",
        srcset: "/a-640.avif 640w, /a-1280.avif 1280w,\n https://o.example.com/b,c.avif 2x",
        poster: "/t.webp",
        alt: "",
        w: 16,
        h: 9,
        captions: [{ language: "ko", src: "/t.ko.vtt" }],
        blur: "data:image/webp;base64,AAAA",
      },
      resolve,
    ),
  ).toMatchObject({
    src: "https://s.example.com/t.mp4",
    srcset:
      "https://s.example.com/a-640.avif 640w, https://s.example.com/a-1280.avif 1280w, https://o.example.com/b,c.avif 2x",
    poster: "https://s.example.com/t.webp",
    captions: [{ language: "ko", src: "https://s.example.com/t.ko.vtt" }],
    blur: "data:image/webp;base64,AAAA",
  });
  expect(resolve("")).toBe("");
});

describe("pictures in editorial content", () => {
  const resolve = createStaticResolver("https://static.example.com");

  test("are found at any depth, and nothing else is changed", () => {
    const content = [
      {
        id: "one",
        action: { kind: "blank", url: "/game/aion" },
        media: [{ src: "/a.webp", srcset: "/a.avif 1x, /b.avif 2x" }],
      },
      null,
      3,
      "/text",
    ];
    expect(resolveMediaWithin(content, resolve)).toEqual([
      {
        id: "one",
        action: { kind: "blank", url: "/game/aion" },
        media: [
          {
            src: "https://static.example.com/a.webp",
            srcset: "https://static.example.com/a.avif 1x, https://static.example.com/b.avif 2x",
          },
        ],
      },
      null,
      3,
      "/text",
    ]);
  });
});

test.each([
  ["", "/pay", "/pay/1", "/pay/1"],
  ["", "/pay", "/order/result", "/order/result"],
  ["https://api.example.com/v1", "https://pay.example.com/pay/", "/pay/1", "https://pay.example.com/pay/1"],
  ["https://api.example.com/v1", "https://pay.example.com", "/order/result", "https://api.example.com/order/result"],
  ["https://api.example.com", "https://pay.example.com", "https://bank.example.com/1", "https://bank.example.com/1"],
  ["", "/pay", "/payments", "/payments"],
])(
  "pages that a service leads to: with the Purple API at %j and payments at %j, %s is %s",
  (purple, payment, address, resolved) => {
    expect(createPageResolver({ purple, payment })(address)).toBe(resolved);
  },
);
