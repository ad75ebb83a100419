import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { describeFault } from "#adapters/reference-backend/content/content-files.ts";
import { defaultContent, defaultContentFolder } from "#adapters/reference-backend/content/default-content.ts";
import { ContentError, loadContent } from "#adapters/reference-backend/content/load-content.ts";
import { validateContent } from "#adapters/reference-backend/content/validate-content.ts";
import { instantAfter } from "#adapters/reference-backend/seed/game-rows.ts";
import { LOCALES } from "#core/translation/locales.ts";

const EXAMPLE = join(import.meta.dirname, "../../../adapters/reference-backend/content/example");
const FIRST_START = new Date("2026-11-21T09:00:00Z");

/** A content folder that a test can change. */
class Folder {
  readonly path = mkdtempSync(join(tmpdir(), "content-"));

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
    return validateContent(this.path).map(describeFault);
  }
}

let open: Folder | undefined;

function openFolder(): Folder {
  open = new Folder();
  return open;
}

afterEach(() => {
  if (open !== undefined) rmSync(open.path, { recursive: true, force: true });
  open = undefined;
});

describe("the content that ships", () => {
  test("has no faults", () => {
    expect(validateContent(defaultContentFolder()).map(describeFault)).toEqual([]);
  });

  test("has every game, its goods and its achievements in all locales", () => {
    const { games, goods, achievements } = defaultContent();
    const written = [...games, ...goods, ...achievements].map(({ texts }) => Object.keys(texts).sort());
    expect(written.filter((tags) => tags.join() !== LOCALES.toSorted().join())).toEqual([]);
  });
});

describe("the example of the README", () => {
  test("has no faults, and has a file of each kind that the store's own content has", () => {
    expect(validateContent(EXAMPLE).map(describeFault)).toEqual([]);
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
    const folder = openFolder();
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
  ["a field of an entry that is missing", set(GOODS, "0.id", undefined), `${GOODS}: [0].id: is missing`],
  ["a field that is not known", set(GAME, "develloper", "x"), `${GAME}: develloper: is not a known field`],
  [
    "an unknown field inside another",
    set(GAME, "countries.lanch", []),
    `${GAME}: countries.lanch: is not a known field`,
  ],
  ["a number instead of a text", set(GAME, "developer", 7), `${GAME}: developer: must be a text, not 7`],
  ["a text instead of a number", set(GAME, "popularity", "1"), `${GAME}: popularity: must be a number, not "1"`],
  ["a text instead of a list", set(GAME, "genres", "rpg"), `${GAME}: genres: must be a list, not "rpg"`],
  ["a list instead of an object", set(GAME, "countries", []), `${GAME}: countries: must be an object, not []`],
  ["a text instead of true or false", set(GAME, "hidden", "yes"), `${GAME}: hidden: must be true or false, not "yes"`],
  ["an empty text", set(TEXTS, "title", " "), `${TEXTS}: title: must not be empty, not " "`],
  ["a share above 1", set(GAME, "popularity", 2), `${GAME}: popularity: must be at most 1, not 2`],
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
    "a date in other words",
    set(GAME, "release", "last spring"),
    `${GAME}: release: must be "3 days ago", "in 12 hours" or a date like "2026-12-24T18:00:00Z", not "last spring"`,
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
    "an address that is none",
    set(GAME, "platforms.0.url", "steam"),
    `${GAME}: platforms[0].url: must be an address that begins with https://, not "steam"`,
  ],
  [
    "a price that is none",
    set(GOODS, "0.price", "cheap"),
    `${GOODS}: [0].price: must be "free", { "tier": … } or { "amounts": { "USD": … } }, not "cheap"`,
  ],
  [
    "a currency by its sign",
    set("prices.json", "currencies", { $: { step: 100, prices: [1, 2] } }),
    'prices.json: currencies.$: must be a currency code like "USD" (ISO 4217), not "$"',
  ],
  ["a genre that does not exist", set(GAME, "genres.0", "golf"), `${GAME}: genres[0]: there is no genre "golf"`],
  ["a board that does not exist", set(GAME, "boards.1", "golf"), `${GAME}: boards[1]: there is no board "golf"`],
  ["a link without a label", set(GAME, "links.0.label", "x"), `${GAME}: links[0].label: there is no link label "x"`],
  ["goods that do not exist", set(GOODS, "1.requires", "gold"), `${GOODS}: [1].requires: there is no goods "gold"`],
  [
    "an upgrade from an edition that does not exist",
    set(GOODS, "0.upgradeFrom", ["gold"]),
    `${GOODS}: [0].upgradeFrom[0]: there is no goods "gold"`,
  ],
  [
    "a price tier that does not exist",
    set(GOODS, "0.price.tier", 15),
    `${GOODS}: [0].price.tier: there is no tier 15 in prices.json`,
  ],
  [
    "a game that does not exist",
    set("banners.json", "0.game", "golf"),
    'banners.json: [0].game: there is no game "golf"',
  ],
  [
    "a coupon that does not exist",
    set("rewards.json", "0.coupon", "NONE"),
    'rewards.json: [0].coupon: there is no coupon "NONE"',
  ],
  [
    "a document that does not exist",
    set("store-links.json", "links.0.document", "rules"),
    'store-links.json: links[0].document: there is no document "rules"',
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
  [
    "a menu the board has not",
    swap(ARTICLE, "menu: talk", "menu: golf"),
    `${ARTICLE}: menu: there is no menu of the board "golf"`,
  ],
  ["an id that is there twice", set(GOODS, "1.id", "standard"), `${GOODS}: [1].id: "standard" is there twice`],
  ["a tag that is there twice", set(GAME, "tags.1", "co-op"), `${GAME}: tags[1]: "co-op" is there twice`],
  [
    "a company's name in a locale that the store has not",
    set("services.json", "0.operator.fr-FR", "Jeux"),
    'services.json: [0].operator.fr-FR: there is no locale in store.json "fr-FR"',
  ],
  [
    "a link of a kind that does not exist",
    set(GAME, "links.0.kind", "phone"),
    `${GAME}: links[0].kind: must be one of "blank", "launcher", "boardWebView", "purpleWeb", "miniGame", "coupon", "scheme", "reward", not "phone"`,
  ],
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
  [
    "a code of a game that can't be one",
    (folder) => folder.write("games/The Harbor/game.json", folder.read(GAME)),
    "games/The Harbor: must be named with a-z and 0-9, at most 20",
  ],
  [
    "a country with two companies",
    set("services.json", "1", {
      id: "seoul",
      countries: ["KR"],
      operator: { "en-US": "x" },
      address: { "en-US": "y" },
      refundUrl: "https://x.example/",
      supportUrl: "https://x.example/",
    }),
    'services.json: [1].countries[0]: "KR" belongs to "world" as well',
  ],
  ["a locale that has no texts", (folder) => folder.remove(TEXTS), `${TEXTS}: is missing`],
  [
    "a notice that a locale lacks",
    (folder) => folder.remove("notices/opening/de-DE.md"),
    "notices/opening/de-DE.md: is missing",
  ],
  ["goods without a text", set(TEXTS, "goods.songs", undefined), `${TEXTS}: goods.songs: is missing`],
  [
    "an achievement without a text",
    set(TEXTS, "achievements.first-light", undefined),
    `${TEXTS}: achievements.first-light: is missing`,
  ],
  ["lobby words in one locale only", set(TEXTS, "lobby", undefined), `${TEXTS}: lobby: is missing`],
  [
    "a label that a locale lacks",
    set("texts/de-DE.json", "tags.co-op", undefined),
    "texts/de-DE.json: tags.co-op: is missing",
  ],
  [
    "a text of nothing",
    set(TEXTS, "goods.gold", { title: "Gold", contents: [] }),
    `${TEXTS}: goods.gold: is a text of something that does not exist`,
  ],
  [
    "fewer labels than parts",
    set(TEXTS, "goods.songs.contents", ["Lieder"]),
    `${TEXTS}: goods.songs.contents: must have 2 labels, one for each part in goods.json, not 1`,
  ],
  [
    "fewer prices than tiers",
    set("prices.json", "currencies.KRW.prices", [11_900]),
    "prices.json: currencies.KRW.prices: must have 2 prices, one for each tier, not 1",
  ],
  [
    "a game without a description",
    (folder) => folder.remove("games/harbor/description/en-US.md"),
    "games/harbor/description/en-US.md: is missing",
  ],
  ["a game without facts", (folder) => folder.remove(GAME), `${GAME}: is missing`],
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
    "front matter that does not end",
    swap(ARTICLE, "pinned: true\n---", "pinned: true"),
    `${ARTICLE}: front matter: must stand first, between two lines of ---`,
  ],
  [
    "a line of front matter without a name",
    swap(ARTICLE, "likes: 12", "12 likes"),
    `${ARTICLE}: front matter, line 8: must have the form \`name: text\``,
  ],
  [
    "a name twice in front matter",
    swap(ARTICLE, "likes: 12", "menu: talk"),
    `${ARTICLE}: front matter, line 8: "menu" is there twice`,
  ],
  ["an unknown name in front matter", swap(ARTICLE, "likes:", "hearts:"), `${ARTICLE}: hearts: is not a known field`],
  [
    "a wrong value in front matter",
    swap(ARTICLE, "likes: 12", "likes: many"),
    `${ARTICLE}: likes: must be a whole number, not "many"`,
  ],
  ["an article without words", swap(ARTICLE, "Keep the radio on.", ""), `${ARTICLE}: body: must not be empty`],
];

describe("the check of a content folder", () => {
  test.each(FAULTS)("names file, field and reason of %s", (_mistake, change, line) => {
    const folder = openFolder();
    change(folder);
    expect(folder.faults()).toContain(line);
  });

  test("says in which file JSON is broken, and where", () => {
    const folder = openFolder();
    folder.replace(GAME, '"lifecycle": "LAUNCH",', '"lifecycle": "LAUNCH"');
    expect(folder.faults()).toEqual([
      expect.stringMatching(/^games\/harbor\/game\.json: is not valid JSON \(.*line 3/),
    ]);
  });

  test("names all faults at once, those of one file and those of others", () => {
    const folder = openFolder();
    folder.set(GAME, "developer", undefined);
    folder.set(GAME, "popularity", "high");
    folder.set(GOODS, "0.price.tier", 15);
    folder.set("texts/de-DE.json", "genres.adventure", undefined);
    expect(folder.faults().sort()).toEqual([
      `${GAME}: developer: is missing`,
      `${GAME}: popularity: must be a number, not "high"`,
      `${GOODS}: [0].price.tier: there is no tier 15 in prices.json`,
      "texts/de-DE.json: genres.adventure: is missing",
    ]);
  });

  test("refuses a folder with faults before anything is imported, with a line for each", () => {
    const folder = openFolder();
    folder.set(GAME, "developer", undefined);
    folder.set(GAME, "publisher", undefined);
    const load = () => loadContent(folder.path);
    expect(load).toThrow(ContentError);
    expect(load).toThrow(`${GAME}: developer: is missing\n${GAME}: publisher: is missing`);
  });

  test("requires no optional file", () => {
    const folder = openFolder();
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
    expect(loadContent(folder.path)(FIRST_START).games).toEqual([]);
  });
});
