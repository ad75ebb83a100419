import { ContentFiles } from "./content-files.ts";
import * as s from "./content-schema.ts";

/** What the files of a content folder say, checked one by one; what is missing or wrong is left out, with a fault. */
export type RawContent = ReturnType<typeof readFiles>;
export type RawGame = RawContent["games"][number];

/** Reads a whole content folder. */
export function readContentFolder(folder: string): { readonly files: ContentFiles; readonly raw: RawContent } {
  const files = new ContentFiles(folder);
  const raw = readFiles(files);
  files.reportUnreadFiles();
  return { files, raw };
}

function readFiles(files: ContentFiles) {
  const store = files.json("store.json", s.storeSchema);
  const locales = store?.locales ?? ["en-US"];
  return {
    locales,
    appHosts: store?.appHosts ?? [],
    labels: files.json("labels.json", s.labelsSchema),
    prices: files.json("prices.json", s.pricesSchema),
    services: files.optionalJson("services.json", s.servicesSchema) ?? [],
    gameBoards: files.optionalJson("game-boards.json", s.gameBoardsSchema) ?? [],
    publisherBoards: files.optionalJson("publisher-boards.json", s.publisherBoardsSchema) ?? [],
    storeLinks: files.optionalJson("store-links.json", s.storeLinksSchema),
    downloads: files.optionalJson("downloads.json", s.downloadsSchema),
    bundles: files.optionalJson("bundles.json", s.bundlesSchema) ?? [],
    banners: files.optionalJson("banners.json", s.bannersSchema) ?? [],
    coupons: files.optionalJson("coupons.json", s.couponsSchema) ?? [],
    rewards: files.optionalJson("rewards.json", s.rewardsSchema) ?? [],
    texts: textsByLocale(files, "texts", locales, (path) => files.json(path, s.sharedTextsSchema)),
    documents: checkedNames(files, "documents").map((name) => ({
      name,
      texts: markdownByLocale(files, `documents/${name}`, locales, s.titleSchema, "every"),
    })),
    notices: checkedNames(files, "notices").map((id) => ({
      id,
      facts: files.json(`notices/${id}/notice.json`, s.noticeSchema),
      texts: markdownByLocale(files, `notices/${id}`, locales, s.noticeTextSchema, "every"),
    })),
    publisherArticles: files.foldersIn("boards").flatMap((board) =>
      checkedNames(files, `boards/${board}`).map((id) => ({
        id,
        board,
        facts: files.json(`boards/${board}/${id}/article.json`, s.publisherArticleSchema),
        texts: markdownByLocale(files, `boards/${board}/${id}`, locales, s.titleSchema, "some"),
      })),
    ),
    reviews: readReviews(files),
    games: files.foldersIn("games").map((gameCode) => readGame(files, gameCode, locales)),
  };
}

function readGame(files: ContentFiles, gameCode: string, locales: readonly string[]) {
  const folder = `games/${gameCode}`;
  if (!/^[a-z0-9]{1,20}$/.test(gameCode)) files.fault(folder, "", "must be named with a-z and 0-9, at most 20");
  return {
    gameCode,
    folder,
    facts: files.json(`${folder}/game.json`, s.gameSchema),
    goods: files.optionalJson(`${folder}/goods.json`, s.goodsSchema) ?? [],
    achievements: files.optionalJson(`${folder}/achievements.json`, s.achievementsSchema) ?? [],
    texts: textsByLocale(files, `${folder}/texts`, locales, (path) => files.json(path, s.gameTextsSchema)),
    descriptions: descriptionsOf(files, `${folder}/description`, locales),
    stories: checkedNames(files, `${folder}/stories`).map((name) => ({
      name,
      facts: files.json(`${folder}/stories/${name}/story.json`, s.storySchema),
      texts: markdownByLocale(files, `${folder}/stories/${name}`, locales, s.titleSchema, "some"),
    })),
    articles: checkedNames(files, `${folder}/articles`, ".md").map((name) => ({
      name,
      file: `${folder}/articles/${name}.md`,
      written: files.markdown(`${folder}/articles/${name}.md`, s.articleSchema),
      picture: files.optionalWebp(`${folder}/articles/${name}.webp`),
      comments: files.optionalJson(`${folder}/articles/${name}.comments.json`, s.commentsSchema) ?? [],
    })),
  };
}

function readReviews(files: ContentFiles) {
  const plans = files.optionalJson("reviews/plans.json", s.reviewPlansSchema) ?? [];
  if (plans.length === 0) return undefined;
  const writers = files.json("reviews/writers.json", s.writersSchema);
  const materials = (writers?.languages ?? []).flatMap((language) => {
    const material = files.json(`reviews/${language}.json`, s.reviewMaterialSchema);
    return material === undefined ? [] : [{ language, ...material }];
  });
  return writers === undefined ? undefined : { plans, writers, materials };
}

/** Names of the folders in a folder, or of its files that end so, with a fault for those that can't be an id. */
function checkedNames(files: ContentFiles, folder: string, ending = ""): string[] {
  const names = ending === "" ? files.foldersIn(folder) : files.namesIn(folder, ending);
  for (const name of names) {
    if (!s.isContentName(name))
      files.fault(`${folder}/${name}${ending}`, "", "must be named with a-z, 0-9 and -, at most 60");
  }
  return names;
}

/** One value a locale, of those that could be read. */
function textsByLocale<Text>(
  files: ContentFiles,
  folder: string,
  locales: readonly string[],
  read: (path: string) => Text | undefined,
): ReadonlyMap<string, Text> {
  reportOtherLocales(files, folder, ".json", locales);
  return new Map(
    locales.flatMap((locale) => {
      const text = read(`${folder}/${locale}.json`);
      return text === undefined ? [] : [[locale, text] as const];
    }),
  );
}

type FrontMatterSchema = typeof s.titleSchema | typeof s.noticeTextSchema;

/** Markdown files by locale: one for `every` locale, or for `some` of them and en-US. */
function markdownByLocale<Schema extends FrontMatterSchema>(
  files: ContentFiles,
  folder: string,
  locales: readonly string[],
  schema: Schema,
  needed: "every" | "some",
) {
  reportOtherLocales(files, folder, ".md", locales);
  return new Map(
    locales.flatMap((locale) => {
      const path = `${folder}/${locale}.md`;
      if (needed === "some" && locale !== "en-US" && !files.has(path)) return [];
      const file = files.markdown(path, schema);
      if (file === undefined) return [];
      if (locale === "en-US" && file.body === "") files.fault(path, "body", "must not be empty");
      return [[locale, file] as const];
    }),
  );
}

function descriptionsOf(files: ContentFiles, folder: string, locales: readonly string[]): ReadonlyMap<string, string> {
  reportOtherLocales(files, folder, ".md", locales);
  return new Map(
    locales.flatMap((locale) => {
      const path = `${folder}/${locale}.md`;
      if (locale !== "en-US" && !files.has(path)) return [];
      const text = files.text(path);
      return text === undefined ? [] : [[locale, text] as const];
    }),
  );
}

function reportOtherLocales(files: ContentFiles, folder: string, ending: string, locales: readonly string[]): void {
  for (const name of files.namesIn(folder, ending)) {
    if (locales.includes(name)) continue;
    files.ignore(`${folder}/${name}${ending}`);
    files.fault(`${folder}/${name}${ending}`, "", `"${name}" is not among the locales of store.json`);
  }
}
