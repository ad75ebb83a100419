import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { describeFault } from "#adapters/reference-backend/content/content-files.ts";
import { defaultContent, defaultContentFolder } from "#adapters/reference-backend/content/default-content.ts";
import { ContentError, loadContent } from "#adapters/reference-backend/content/load-content.ts";
import { validateContent } from "#adapters/reference-backend/content/validate-content.ts";
import { instantAfter } from "#adapters/reference-backend/seed/game-rows.ts";
import { LOCALES } from "#core/translation/locales.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";

const EXAMPLE = join(import.meta.dirname, "../../../adapters/reference-backend/content/example");
const FIRST_START = new Date("2026-11-21T09:00:00Z");

/** A content folder that a test can change. */
class Folder {
  readonly path = makeTemporaryFolder();

  constructor() {
    cpSync(EXAMPLE, this.path, { recursive: true });
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.path, file)), { recursive: true });
    writeFileSync(join(this.path, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), "utf8");
  }

  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    expect(text, `${file} has ${from}`).toContain(from);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  /** Sets the value at a path like `0.price.tier` of a JSON file; `undefined` takes it out. */
  set(file: string, path: string, value: unknown): void {
    const document = JSON.parse(this.read(file));
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const parent = keys.reduce((part, key) => part[key], document);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    this.write(file, JSON.stringify(document));
  }

  remove(file: string): void {
    rmSync(join(this.path, file));
  }

  faults(): string[] {
    return validateContent(this.path).faults.map(describeFault);
  }
}

describe("the content that ships", () => {
  test("has no faults", () => {
    expect(validateContent(defaultContentFolder())).toMatchObject({ faults: [], warnings: [] });
  });

  test("has every game, its goods and its achievements in all locales", () => {
    const { games, goods, achievements } = defaultContent();
    const written = [...games, ...goods, ...achievements].map(({ texts }) => Object.keys(texts).sort());
    expect(written.filter((tags) => tags.join() !== LOCALES.toSorted().join())).toEqual([]);
  });
});

describe("the example of the README", () => {
  test("has no faults, and has a file of each kind that the store's own content has", () => {
    expect(validateContent(EXAMPLE)).toMatchObject({ faults: [], warnings: [] });
    const kinds = (folder: string) => readdirSync(folder).filter((name) => !/^(README\.md|reviews)$/.test(name));
    expect(kinds(EXAMPLE).sort()).toEqual(kinds(defaultContentFolder()).sort());
  });

  test("has the game that the README shows", () => {
    const readme = readFileSync(join(EXAMPLE, "../README.md"), "utf8");
    const [, shown = ""] = /```json\n(.*?)```/s.exec(readme) ?? [];
    expect(JSON.parse(readFileSync(join(EXAMPLE, "games/harbor/game.json"), "utf8"))).toMatchObject(JSON.parse(shown));
  });

  test("becomes a game with absolute dates, or dates relative to the first start", () => {
    const { games, goods, articles, comments, notices, coupons, editorial } = loadContent(EXAMPLE)(FIRST_START);
    expect(games[0]).toMatchObject({
      gameCode: "harbor",
      schedule: { releaseOffsetHours: -720, countdownOffsetHours: null },
      preInstallSizeBytes: 2_500_000_000,
      texts: { "de-DE": { title: "Hafenlichter", descriptionHtml: "" } },
    });
    expect(games[0]?.texts["en-US"].descriptionHtml).toBe(
      [
        "<p>The oil lasts until <em>four</em>. After that it is only you and the <strong>radio</strong>.</p>",
        "<h3>Every night</h3>",
        "<ul><li>Ships that trust you.</li><li>Weather that doesn't.</li></ul>",
        '<p><a href="https://harbor.example/log">Read the keeper\'s log</a>.</p>',
      ].join("\n"),
    );
    expect(goods.map(({ goodsId }) => goodsId)).toEqual(["harbor-standard", "harbor-songs", "bundle-harbor"]);
    expect(goods[0]?.prices).toMatchObject({ KRW: { list: 24_900 }, USD: { list: 1_999, taxIncluded: false } });
    expect(goods[1]).toMatchObject({
      requiresGoodsId: "harbor-standard",
      contents: [{ quantity: 12 }, { goodsId: "harbor-standard", quantity: 1 }],
      prices: { EUR: { list: 499, sale: 399, saleEndsInHours: 72 } },
    });
    expect(articles[0]).toMatchObject({
      id: "harbor-first-night",
      title: "My first night: what I learned",
      pinned: true,
    });
    expect(comments[0]?.replies[0]?.createdOffsetHours).toBe(-1.5);
    expect(notices[0]?.texts["de-DE"]).toMatchObject({ title: "Der Hafen ist offen", bodyHtml: "" });
    expect(coupons[1]).toMatchObject({ code: "SONGS", given: true, startsOffsetHours: 9 * 24 + 15 });
    expect(editorial.find(({ category }) => category === "document")?.values["en-US"]).toEqual({
      title: "Terms of use",
      sections: [
        { heading: "", html: "Be fair to other players." },
        { heading: "Refunds", html: "You have 14 days." },
      ],
    });
  });
});

test.each(["2026-12-24T18:00:00Z", "2027-03-01T07:13:59Z", "2019-02-28T23:59:01Z"])(
  "a date like %s is imported to the second, independent of the first start of the store",
  (date) => {
    const folder = new Folder();
    folder.set("coupons.json", "1.starts", date);
    const content = loadContent(folder.path);
    const starts = [FIRST_START, new Date("2026-11-27T01:40:52.317Z"), new Date(7)].map((firstStart) =>
      instantAfter(firstStart, content(firstStart).coupons[1]?.startsOffsetHours)?.getTime(),
    );
    expect(starts).toEqual([1, 2, 3].map(() => Date.parse(date)));
  },
);

type Change = (folder: Folder) => void;
const GAME = "games/harbor/game.json";
const GOODS = "games/harbor/goods.json";
const TEXTS = "games/harbor/texts/de-DE.json";
const ARTICLE = "games/harbor/articles/first-night.md";
const set =
  (file: string, path: string, value: unknown): Change =>
  (folder) =>
    folder.set(file, path, value);
const swap =
  (file: string, from: string, to: string): Change =>
  (folder) =>
    folder.replace(file, from, to);

/** Mistakes of an author, and the line that reports each. */
const FAULTS: readonly (readonly [mistake: string, change: Change, line: string])[] = [
  ["a field that is missing", set(GAME, "developer", undefined), `${GAME}: developer: is missing`],
  ["a field that is not known", set(GAME, "develloper", "x"), `${GAME}: develloper: is not a known field`],
  ["a number instead of a text", set(GAME, "developer", 7), `${GAME}: developer: must be a text, not 7`],
  ["an empty text", set(TEXTS, "title", " "), `${TEXTS}: title: must not be empty, not " "`],
  [
    "a word that is not among those to choose from",
    set(GAME, "lifecycle", "OPEN"),
    `${GAME}: lifecycle: must be one of "CREATION", "LAUNCH", "TEASER", not "OPEN"`,
  ],
  [
    "a country by its name",
    set(GAME, "countries.launch.1", "Germany"),
    `${GAME}: countries.launch[1]: must be a country code like "KR" (ISO 3166-1), not "Germany"`,
  ],
  [
    "a day that no calendar has",
    set(GAME, "release", "2026-13-41T00:00:00Z"),
    `${GAME}: release: must be "3 days ago", "in 12 hours" or a date like "2026-12-24T18:00:00Z", not "2026-13-41T00:00:00Z"`,
  ],
  [
    "a size without a unit",
    set(GAME, "preInstallSize", "58"),
    `${GAME}: preInstallSize: must be a size like "58.4 GB", not "58"`,
  ],
  [
    "a price that is none",
    set(GOODS, "0.price", "cheap"),
    `${GOODS}: [0].price: must be "free", { "tier": … } or { "amounts": { "USD": … } }, not "cheap"`,
  ],
  ["a genre that does not exist", set(GAME, "genres.0", "golf"), `${GAME}: genres[0]: there is no genre "golf"`],
  [
    "a price tier that does not exist",
    set(GOODS, "0.price.tier", 15),
    `${GOODS}: [0].price.tier: there is no tier 15 in prices.json`,
  ],
  [
    "terms without a version",
    set("store-links.json", "links.0.version", undefined),
    "store-links.json: links[0].version: is needed: players accept this document when they register",
  ],
  [
    "a board the game has not",
    swap(ARTICLE, "board: free", "board: golf"),
    `${ARTICLE}: board: there is no board of the game "golf"`,
  ],
  ["an id that is there twice", set(GOODS, "1.id", "standard"), `${GOODS}: [1].id: "standard" is there twice`],
  [
    "a name of a file that can't be an id",
    (folder) => folder.write("games/harbor/articles/First Night.md", folder.read(ARTICLE)),
    "games/harbor/articles/First Night.md: must be named with a-z, 0-9 and -, at most 60",
  ],
  [
    "a picture of a post that is none",
    (folder) => folder.write("games/harbor/articles/first-night.webp", "a castle"),
    "games/harbor/articles/first-night.webp: must be a lossy WebP picture without transparency",
  ],
  ["a locale that has no texts", (folder) => folder.remove(TEXTS), `${TEXTS}: is missing`],
  ["goods without a text", set(TEXTS, "goods.songs", undefined), `${TEXTS}: goods.songs: is missing`],
  [
    "a label that a locale lacks",
    set("texts/de-DE.json", "tags.co-op", undefined),
    "texts/de-DE.json: tags.co-op: is missing",
  ],
  [
    "fewer labels than parts",
    set(TEXTS, "goods.songs.contents", ["Lieder"]),
    `${TEXTS}: goods.songs.contents: must have 2 labels, one for each part in goods.json, not 1`,
  ],
  [
    "a locale that the store has not",
    (folder) => folder.write("games/harbor/texts/fr-FR.json", "{}"),
    'games/harbor/texts/fr-FR.json: "fr-FR" is not among the locales of store.json',
  ],
  [
    "a file that belongs nowhere",
    (folder) => folder.write("games/harbor/notes.txt", "x"),
    "games/harbor/notes.txt: is not a file that belongs here",
  ],
  [
    "front matter that is missing",
    (folder) => folder.write(ARTICLE, "Keep the radio on."),
    `${ARTICLE}: front matter: must stand first, between two lines of ---`,
  ],
  [
    "a line of front matter without a name",
    swap(ARTICLE, "likes: 12", "12 likes"),
    `${ARTICLE}: front matter, line 8: must have the form \`name: text\``,
  ],
  [
    "a wrong value in front matter",
    swap(ARTICLE, "likes: 12", "likes: many"),
    `${ARTICLE}: likes: must be a whole number, not "many"`,
  ],
  ["an article without words", swap(ARTICLE, "Keep the radio on.", ""), `${ARTICLE}: body: must not be empty`],
];

describe("the check of a content folder", () => {
  test.each(FAULTS)("names file, field and reason of %s", (_mistake, change, line) => {
    const folder = new Folder();
    change(folder);
    expect(folder.faults()).toContain(line);
  });

  test("says in which file JSON is broken, and where", () => {
    const folder = new Folder();
    folder.replace(GAME, '"lifecycle": "LAUNCH",', '"lifecycle": "LAUNCH"');
    expect(folder.faults()).toEqual([
      expect.stringMatching(/^games\/harbor\/game\.json: is not valid JSON \(.*line 3/),
    ]);
  });

  test("refuses a folder with faults before anything is imported, with a line for each", () => {
    const folder = new Folder();
    folder.set(GAME, "developer", undefined);
    folder.set(GAME, "publisher", undefined);
    const load = () => loadContent(folder.path);
    expect(load).toThrow(ContentError);
    expect(load).toThrow(`${GAME}: developer: is missing\n${GAME}: publisher: is missing`);
  });

  test("takes a folder whose banners and links were removed, and warns of their texts", () => {
    const folder = new Folder();
    folder.write("banners.json", "[]");
    folder.set("store-links.json", "social", undefined);
    expect(loadContent(folder.path)(FIRST_START).banners).toEqual([]);
    expect(validateContent(folder.path).warnings.map(describeFault)).toEqual(
      ["storeLinks.social.video", "banners.harbor-opening"].flatMap((field) =>
        ["en-US", "de-DE"].map((tag) => `texts/${tag}.json: ${field}: is a text of something that does not exist`),
      ),
    );
  });

  test("requires no optional file", () => {
    const folder = new Folder();
    const optional = [
      "services.json",
      "game-boards.json",
      "publisher-boards.json",
      "store-links.json",
      "downloads.json",
      "bundles.json",
      "banners.json",
      "coupons.json",
      "rewards.json",
    ];
    for (const file of optional) folder.remove(file);
    for (const name of ["documents", "notices", "boards", "games"]) {
      rmSync(join(folder.path, name), { recursive: true });
    }
    for (const locale of ["en-US", "de-DE"]) {
      const { genres, tags, accessibility, ageDescriptors } = JSON.parse(folder.read(`texts/${locale}.json`));
      folder.write(`texts/${locale}.json`, JSON.stringify({ genres, tags, accessibility, ageDescriptors }));
    }
    expect(existsSync(join(folder.path, "games"))).toBe(false);
    expect(folder.faults()).toEqual([]);
    const { games, editorial } = loadContent(folder.path)(FIRST_START);
    expect(games).toEqual([]);
    expect(editorial).toMatchObject([{ key: "store-link-config" }, { key: "purple-download-info" }, {}]);
  });
});
