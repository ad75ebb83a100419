import { join, parse, relative } from "node:path";
import type { Rolldown } from "vite";

type ChunkingContext = Rolldown.ChunkingContext;

const ROOT = join(import.meta.dirname, "../..");

/** Libraries that every page needs, in a chunk of their own: it stays cached when the product's code changes. */
const SHARED_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|use-sync-external-store|seroval|html-parse-stringify)\//;

/** Parts of those libraries that only some pages need, each kind in its own file. */
const DEFERRED_LIBRARIES: Readonly<Record<string, RegExp>> = {
  "writing-queries": /node_modules\/@tanstack\/(query-core|react-query)\/.*\/(mutationObserver|useMutation\w*)\.js/,
  "growing-queries":
    /node_modules\/@tanstack\/(query-core|react-query)\/.*\/(infiniteQueryObserver|useInfiniteQuery)\.js/,
  "many-queries": /node_modules\/@tanstack\/(query-core|react-query)\/.*\/(queriesObserver|useQueries)\.js/,
};

/** The product's own modules, and the loader of the lazy ones. */
const OWN_MODULES = /vite\/preload-helper|\/(ui|core|adapters|locales|app)\/.*\.tsx?$/;

/** Entry of every page. */
const FIRST_SCRIPT = "app/entries/web.tsx";
const LAYOUT = "ui/frame/store-layout.tsx";

/** Entries of the pages, with the pages that they belong to. The index is one of two pages. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "ui/features/store-index/store-index-page.tsx": ["home", "results"],
  "ui/features/store-index/home/store-home.tsx": ["home"],
  "ui/features/store-index/results/store-results.tsx": ["results"],
  "ui/features/game/screens/game-page.tsx": ["game"],
  "ui/features/reviews/screens/game/game-reviews-page.tsx": ["reviews"],
  "ui/features/game/screens/game-below-parts.tsx": ["below"],
};

/**
 * Entries of all other pages; those about games and goods share much with the pages above. Code shared with a page
 * above is a separate chunk, so that the other pages do not change the chunks of the pages above.
 */
const OTHER_PAGES = /^ui\/features\/([\w-]+)\/([\w-]+\/)*[\w-]+-page\.tsx$/;
const ABOUT_GAMES = /^(goods|reviews|achievements|boards)$/;
const OTHERS_ABOUT_GAMES = "others about games";
const OTHERS = "others";

/** Small modules that the pages of boards share: one file is smaller than one each. */
const OF_BOARDS =
  /\/ui\/(features\/boards\/components\/(ago|board-paths|list-state|board-link)|patterns\/failures\/missing-page)\.tsx?$/;

/** Small modules that show the text of an article, and open its links. */
const OF_TEXTS =
  /\/ui\/(kit\/safe-html\/safe-html|patterns\/article-body\/(article-body|article-look|use-follow-links)|overlays\/leaving\/use-leave)\.tsx?$/;

/** Small modules of styles alone: the first script names each file of styles. */
const OF_LOOKS =
  /\/ui\/(features\/(account\/screens\/account|status\/status)|patterns\/languages\/locale-choices)-look\.ts$/;

/**
 * Parts with a file of their own, as pages share them that share little else: inside the chunk of the one, the other
 * would load all of it.
 */
const OF_OWN_FILE = /\/ui\/(features\/game-cards\/offer-card|patterns\/author-link\/author-link)\.tsx$/;

/** The search and the filters, which load later, need it without the page of a game. */
const OF_GAME_AND_SEARCH = /\/ui\/features\/catalogue\/components\/store-names\.ts$/;

/** Small modules that the first script, or most pages and the launcher, share: a separate file would be loaded by every page. */
const OF_FOUNDATION =
  /\/(ui\/context\/visit-store|ui\/data\/create-query-client|ui\/features\/catalogue\/components\/use-visible-games|ui\/features\/achievements\/screens\/game-achievements-search|ui\/features\/library\/screens\/library-search|core\/(achievements\/achievement-list|links\/is-plain-left-click)|adapters\/browser\/device-id)\.ts$/;

/** Features whose pages browsers seldom show. They do not influence the chunks of other pages, but load none of `idle`. */
const SELDOM = /^(launcher|players|simulator)$/;
const SELDOM_PAGES = "seldom";

/** Fallback screens; every client fetches them once the page is idle. */
const FALLBACKS = "ui/patterns/failures/";

/** Modules that every client fetches after the first render: the gateways and the idle features. */
const GATEWAYS = "adapters/http/http-gateways.ts";
const IDLE_ENTRIES =
  /^(app\/entries\/idle-features|ui\/frame\/around\/around|ui\/frame\/header\/cart-count|adapters\/browser\/shell-platform-actions)\.tsx?$/;
const IDLE = "idle";

/** Starts that begin with this file. */
function startsWith(file: string): readonly string[] {
  const pages = PAGES[file];
  if (pages !== undefined) return pages;
  if (file === FIRST_SCRIPT || file === LAYOUT) return [file];
  if (file.startsWith(FALLBACKS)) return [FALLBACKS];
  if (file === GATEWAYS) return [GATEWAYS];
  if (IDLE_ENTRIES.test(file)) return [IDLE];
  const feature = OTHER_PAGES.exec(file)?.[1];
  if (feature === undefined) return [];
  if (SELDOM.test(feature)) return [SELDOM_PAGES];
  return [ABOUT_GAMES.test(feature) ? OTHERS_ABOUT_GAMES : OTHERS];
}

/** The first script, the layout and the pages that cannot start without a module. */
function startsNeeding(id: string, graph: ChunkingContext): Set<string> {
  const starts = new Set<string>();
  const seen = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const start of startsWith(relative(ROOT, module))) starts.add(start);
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) climb(importer);
  };
  climb(id);
  return starts;
}

/**
 * Chunk of a module: a dozen files for a first view instead of one per combination of pages, without code that only a
 * click needs. `foundation`: the first script and another start. `parts`: the layout, or pages of all kinds. Otherwise
 * the one or two kinds of pages that need the module. Modules that fallback screens share with one page get their own
 * chunk, so that a fallback does not load the whole page. `gateways` and `idle`: one file each for modules that every
 * client fetches later.
 */
function chunkOf(id: string, graph: ChunkingContext): string | null {
  if (OF_BOARDS.test(id)) return "board-lists";
  if (OF_TEXTS.test(id)) return "texts-of-articles";
  if (OF_LOOKS.test(id)) return "looks";
  if (OF_OWN_FILE.test(id)) return parse(id).name;
  if (OF_GAME_AND_SEARCH.test(id)) return "game-and-goods";
  if (OF_FOUNDATION.test(id)) return "foundation";
  const starts = startsNeeding(id, graph);
  const isOfGateways = starts.delete(GATEWAYS);
  const isIdle = starts.delete(IDLE);
  const isOfSeldom = starts.delete(SELDOM_PAGES);
  if (!(isOfGateways || isIdle)) return chunkOfPages(starts);
  if (starts.size === 0 && !isOfSeldom) return isOfGateways ? "gateways" : IDLE;
  // A chunk of its own if no page needs it: inside `gateways`, the first page to need it would load all gateways.
  return starts.has(FIRST_SCRIPT) ? "foundation" : (chunkOfPages(starts) ?? parse(id).name);
}

/** Suffix of a chunk that other pages share too; removes them from `starts`. */
function takeSuffix(starts: Set<string>): string {
  const isOfGoods = starts.delete(OTHERS_ABOUT_GAMES);
  // Modules that reviews share with other pages are in one file, whether those are about games or not.
  const isOfReviews = starts.has("below") && starts.has("reviews");
  if (starts.delete(OTHERS) || (isOfGoods && isOfReviews)) return "-and-others";
  return isOfGoods ? "-and-goods" : "";
}

function chunkOfPages(starts: Set<string>): string | null {
  if (starts.has(FIRST_SCRIPT)) return starts.size > 1 ? "foundation" : null;
  if (starts.has(LAYOUT)) return "parts";
  const suffix = takeSuffix(starts);
  const isOfIndex = starts.has("home") || starts.has("results");
  const others = ["game", "reviews"].filter((page) => starts.has(page));
  if (isOfIndex && others.length > 0) return others.length > 1 ? "parts" : `index-and-${others[0]}`;
  if (others.length > 1) return suffix === "-and-others" ? "parts" : "game-and-reviews";
  if (starts.has(FALLBACKS)) return starts.size > 1 ? "fallbacks" : null;
  if (starts.size === 0) return null;
  // A player below the first view of a game has loaded the game's page already.
  return (starts.has("game") ? "game" : [...starts].sort().join("-and-")) + suffix;
}

/** A chunk also takes the imports of its modules, so chunks that more pages need are assigned first. */
const CHUNKS_BY_RANK: readonly ((chunk: string) => boolean)[] = [
  (chunk) => chunk === "foundation",
  (chunk) => chunk === "parts",
  (chunk) => chunk === "author-link",
  (chunk) => chunk.startsWith("index-and-") || chunk === "game-and-reviews" || chunk === "fallbacks",
  (chunk) => /-and-(others|goods)$/.test(chunk),
  (chunk) => chunk.includes("-and-"),
  (chunk) => !/^(below|gateways|idle)$/.test(chunk),
  () => true,
];

/** Which file of scripts each module of a browser's build belongs to. */
export const CHUNK_GROUPS = [
  {
    name: "libraries",
    test: (id: string) => SHARED_LIBRARIES.test(id) && !Object.values(DEFERRED_LIBRARIES).some((test) => test.test(id)),
    priority: 4,
  },
  ...Object.entries(DEFERRED_LIBRARIES).map(([name, test]) => ({ name, test, priority: 3 })),
  ...CHUNKS_BY_RANK.map((_, rank) => ({
    name: (id: string, graph: ChunkingContext) => {
      const chunk = chunkOf(id, graph);
      return chunk !== null && CHUNKS_BY_RANK.findIndex((is) => is(chunk)) === rank ? chunk : null;
    },
    test: OWN_MODULES,
    debugName: `modules of pages, rank ${rank}`,
    priority: 1 - rank / 10,
  })),
];
