import { describe, expect, it } from "vitest";
import { type DeviceDraft, isDraftOutdated, isSameArticleText, laterDraft } from "#core/community/draft.ts";

const draft = (change: Partial<DeviceDraft> = {}): DeviceDraft => ({
  title: "a",
  body: "<p>b</p>",
  menu: null,
  boardAlias: "free",
  basedOn: null,
  attempt: { key: "key", sinceMs: 1 },
  missingImages: [],
  savedAtMs: Date.parse("2026-11-21T10:00:00Z"),
  ...change,
});
const onServer = (updatedAt: string, title = "c") => ({ title, body: "<p>b</p>", menu: "tips", updatedAt });

describe("of two drafts", () => {
  it("the later one is continued", () => {
    expect(laterDraft(null, null)).toBeNull();
    expect(laterDraft(draft(), null)).toEqual(draft());
    expect(laterDraft(draft(), onServer("2026-11-21T10:00:00Z"))).toEqual(draft());
    expect(laterDraft(draft(), onServer("2026-11-21T10:00:01Z"))).toEqual(
      draft({
        title: "c",
        menu: "tips",
        boardAlias: null,
        attempt: null,
        savedAtMs: Date.parse("2026-11-21T10:00:01Z"),
      }),
    );
    expect(laterDraft(null, onServer("2026-11-21T10:00:00Z"))?.title).toBe("c");
  });

  it("with the same text the device's is continued, because it knows the pending attempt", () => {
    expect(laterDraft(draft(), onServer("2026-11-21T10:00:01Z", "a"))?.attempt?.key).toBe("key");
    expect(isSameArticleText(draft({ title: " a  b" }), draft({ title: "a b" }))).toBe(true);
  });

  it.each([
    ['<a href="https://a.example">a</a>', '<a href="https://a.example" rel="noopener noreferrer nofollow ugc">a</a>'],
    ['<img src="/media/boards/a.webp" alt="">', '<img src="/media/boards/a.webp" alt="" loading="lazy">'],
    [
      "<table><tbody><tr><td>a</td></tr></tbody></table>",
      '<table><tbody><tr><td dir="auto">a</td></tr></tbody></table>',
    ],
  ])("%s is the same text as %s, which the server makes of it", (written, body) => {
    const onDevice = draft({ title: "c", body: written });
    expect(laterDraft(onDevice, { ...onServer("2026-11-21T10:00:01Z"), body })).toEqual(onDevice);
    const other = body.replace(">a<", ">b<").replace("/a.webp", "/b.webp");
    expect(laterDraft(onDevice, { ...onServer("2026-11-21T10:00:01Z"), body: other })?.body).toBe(other);
  });

  it("one whose time cannot be read is the older", () => {
    expect(laterDraft(draft(), onServer("yesterday"))).toEqual(draft());
  });
});

it.each([
  ["2026-11-20T00:00:00Z", "2026-11-20T00:00:00Z", false],
  ["2026-11-20T00:00:00Z", "2026-11-20T00:00:01Z", true],
  [null, "2026-11-21T09:59:59Z", false],
  [null, "2026-11-21T10:00:01Z", true],
])("a draft of a change based on %s is outdated by an article of %s: %s", (basedOn, updatedAt, isOutdated) => {
  expect(isDraftOutdated(draft({ basedOn }), updatedAt)).toBe(isOutdated);
});
