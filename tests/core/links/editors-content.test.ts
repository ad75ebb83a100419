import { describe, expect, it, test } from "vitest";
import { isOnAppWhitelist, readAppWhitelist } from "#core/links/app-whitelist.ts";
import { readStoreDocument } from "#core/links/store-document.ts";
import { documentAt, NO_STORE_LINKS, readStoreLinks } from "#core/links/store-links.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const TERMS = { id: "terms", label: "Terms", url: "https://policy.example/terms", document: "terms" };

describe("the editors' links", () => {
  it("are read with their descriptions", () => {
    expect(readStoreLinks({ operator: " We. ", notice: "Tax.", links: [TERMS], social: [], since: 2026 })).toEqual({
      operator: "We.",
      notice: "Tax.",
      links: [TERMS],
      social: [],
    });
  });

  it("lose only those that cannot be shown or followed", () => {
    const help = { id: "support", label: "Help", url: "/notice" };
    const links = [TERMS, null, 7, { ...TERMS, label: "" }, { ...TERMS, url: "javascript:alert(1)" }, {}, help];
    expect(readStoreLinks({ links }).links).toEqual([TERMS, { ...help, document: "" }]);
  });

  it("find the document for an address, with any spelling of its host", () => {
    const links = readStoreLinks({
      links: [TERMS, { ...TERMS, id: "help", url: "https://help.example/", document: null }],
    });
    expect(documentAt("https://POLICY.example:443/terms", links)).toBe("terms");
    expect(documentAt("https://policy.example/terms?x=1", links)).toBeNull();
    expect(documentAt("https://help.example/", links)).toBeNull();
    expect(documentAt("", NO_STORE_LINKS)).toBeNull();
  });
});

describe("the hosts that the app opens inside itself", () => {
  const list = readAppWhitelist(["purple.example", ".Forum.example", 7, null]) ?? [];

  test.each([
    ["https://purple.example/a", true],
    ["https://www.purple.example/", false],
    ["https://eu.forum.example/", true],
    ["https://forum.example/", false],
    ["https://notforum.example/", false],
    ["https://purple.example.evil.example/", false],
    ["ncpurple://webview", false],
    ["", false],
  ])("for %s: %s", (url, isInside) => {
    expect(isOnAppWhitelist(url, list)).toBe(isInside);
  });

  it("are empty for a value that is no list", () => {
    expect(readAppWhitelist({ hosts: [] })).toBeNull();
    expect(readAppWhitelist(undefined)).toBeNull();
    expect(readAppWhitelist([])).toEqual([]);
  });
});

describe("a document", () => {
  it("keeps the sections that can be read", () => {
    const sections = [{ heading: "Why", html: "<p>So.</p>" }, { heading: "Empty", html: " " }, null, { html: "More." }];
    expect(readStoreDocument({ title: "Rules", sections })).toEqual({
      title: "Rules",
      sections: [
        { heading: "Why", html: "<p>So.</p>" },
        { heading: "", html: "More." },
      ],
    });
  });

  it("is none without anything to read", () => {
    for (const content of [null, "text", {}, { title: "Rules" }, { title: "Rules", sections: [{}] }]) {
      expect(readStoreDocument(content)).toBeNull();
    }
  });
});

test("any content by editors can be read without an exception", () => {
  forAll(fc.anything(), fc.anything(), (content, part) => {
    readStoreLinks(content);
    readStoreLinks({ links: [part, TERMS], social: part, operator: part });
    readAppWhitelist([part]);
    readStoreDocument({ title: "x", sections: [part] });
    expect(readStoreLinks({ links: [part, TERMS] }).links).toContainEqual(TERMS);
  });
});
