import * as v from "valibot";
import { STORE_PLATFORMS } from "#core/catalogue/game.ts";
import type { GameFilter } from "#core/catalogue/game-filters.ts";
import {
  cursorSchema,
  gameCodeSchema,
  instantSchema,
  localeTagSchema,
  pageEntries,
  statedInstantSchema,
} from "./envelope.ts";
import { withFallback } from "./tolerant-reader.ts";

/** Countries; `null` if they are not known. */
const countryListSchema = withFallback(v.nullable(v.array(v.string())), null);
/** The same for a list that a publisher without such countries leaves out. */
const optionalCountryListSchema = v.optional(countryListSchema, []);

export const mediaSchema = v.object({
  type: v.picklist(["image", "video"]),
  role: v.picklist(["hero", "wide", "portrait", "logotype", "sigil", "screenshot", "trailer", "cover"]),
  src: v.string(),
  srcset: withFallback(v.string(), ""),
  poster: withFallback(v.string(), ""),
  alt: withFallback(v.string(), ""),
  w: withFallback(v.nullable(v.number()), null),
  h: withFallback(v.nullable(v.number()), null),
  captions: withFallback(v.array(v.object({ language: v.string(), src: v.string() })), []),
  blur: withFallback(v.string(), ""),
});

const NO_PICTURE: v.InferOutput<typeof mediaSchema> = {
  type: "image",
  role: "cover",
  src: "",
  srcset: "",
  poster: "",
  alt: "",
  w: null,
  h: null,
  captions: [],
  blur: "",
};

/**
 * A picture of its screen: it is shown even if its type or role is unknown. The screen goes without one that cannot be
 * read.
 */
export const pictureSchema = withFallback(
  v.object({
    ...mediaSchema.entries,
    type: withFallback(mediaSchema.entries.type, "image"),
    role: withFallback(mediaSchema.entries.role, "cover"),
  }),
  NO_PICTURE,
);

export const priceSchema = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  list: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sale: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lowest30d: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  saleEndsAt: v.optional(instantSchema),
  taxIncluded: withFallback(v.nullable(v.boolean()), null),
});

const machineSchema = v.object({
  os: withFallback(v.string(), ""),
  cpu: withFallback(v.string(), ""),
  gpu: withFallback(v.string(), ""),
  ram: withFallback(v.string(), ""),
  storage: withFallback(v.string(), ""),
  api: withFallback(v.string(), ""),
});

const gameSummaryEntries = {
  gameCode: gameCodeSchema,
  title: v.string(),
  tagline: withFallback(v.string(), ""),
  shortDescription: withFallback(v.pipe(v.string(), v.maxLength(300)), ""),
  genres: withFallback(v.array(v.string()), []),
  tags: withFallback(v.array(v.string()), []),
  lifecycle: withFallback(v.nullable(v.picklist(["CREATION", "LAUNCH", "TEASER"])), null),
  releaseAt: statedInstantSchema,
  countdownStartAt: v.nullable(instantSchema),
  countries: withFallback(
    v.object({
      launch: countryListSchema,
      pre: optionalCountryListSchema,
      chatLaunch: optionalCountryListSchema,
      chatPre: optionalCountryListSchema,
    }),
    { launch: null, pre: null, chatLaunch: null, chatPre: null },
  ),
  media: withFallback(v.array(mediaSchema), []),
  palette: withFallback(v.nullable(v.object({ base: v.string(), accent: v.string(), ink: v.string() })), null),
  platforms: withFallback(
    v.array(v.object({ store: v.picklist(STORE_PLATFORMS), url: v.string(), display: v.optional(v.boolean()) })),
    [],
  ),
  preInstall: v.nullable(
    v.object({ availableFrom: v.nullable(instantSchema), sizeBytes: v.pipe(v.number(), v.integer()) }),
  ),
  reviewSummary: withFallback(v.nullable(v.object({ average: v.nullable(v.number()), count: v.number() })), null),
  /** `null` says that no edition has a price. One that cannot be read is absent, as it is not known. */
  lowestPrice: v.nullable(v.optional(priceSchema)),
  display: v.optional(v.boolean()),
  textLocale: withFallback(v.string(), ""),
};

export const gameSummarySchema = v.object(gameSummaryEntries);

const serviceInfoSchema = v.object({
  operator: v.string(),
  address: withFallback(v.string(), ""),
  startsAt: v.nullable(instantSchema),
  endsAt: v.nullable(instantSchema),
  refundUrl: withFallback(v.string(), ""),
  supportUrl: withFallback(v.string(), ""),
});

const ageRatingSchema = v.object({
  board: withFallback(
    v.nullable(v.picklist(["GRAC", "GSRR", "CERO", "PEGI", "USK", "ESRB", "CLASSIND", "IARC"])),
    null,
  ),
  label: v.string(),
  descriptors: withFallback(v.array(v.string()), []),
});

export const gameSchema = v.object({
  ...gameSummaryEntries,
  description: withFallback(v.string(), ""),
  /** Language of the description where it is not that of the other texts. */
  descriptionLocale: v.optional(v.string()),
  developer: withFallback(v.string(), ""),
  publisher: withFallback(v.string(), ""),
  requirements: withFallback(v.record(v.string(), v.object({ min: machineSchema, rec: machineSchema })), {}),
  languages: withFallback(
    v.array(v.object({ tag: v.string(), interface: v.boolean(), audio: v.boolean(), subtitles: v.boolean() })),
    [],
  ),
  ageRatings: withFallback(v.nullable(v.array(ageRatingSchema)), null),
  accessibility: withFallback(v.array(v.string()), []),
  links: withFallback(
    v.array(v.object({ kind: v.string(), label: v.string(), url: v.string(), handler: v.optional(v.string()) })),
    [],
  ),
  boards: withFallback(v.array(v.object({ alias: v.string(), title: v.string() })), []),
  /** One that cannot be read is absent, as it is not known. */
  serviceInfo: v.nullable(v.optional(serviceInfoSchema)),
});

const listQuerySchema = (pattern: RegExp) =>
  v.pipe(v.string(), v.regex(pattern), v.description("comma-separated values"));

const filterPatterns = {
  genre: /^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,19}$/,
  tag: /^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,19}$/,
  platform: /^[a-z0-9_]{1,40}(,[a-z0-9_]{1,40}){0,19}$/,
  language: /^[A-Za-z-]{2,12}(,[A-Za-z-]{2,12}){0,19}$/,
  /** Ranges of minor units in the currency of the country: `free`, `1-1000`, `6001-`. */
  price: /^(free|\d{1,12}-\d{0,12})(,(free|\d{1,12}-\d{0,12})){0,19}$/,
  age: /^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,19}$/,
  accessibility: /^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,19}$/,
} as const satisfies Record<GameFilter, RegExp>;

const companySchema = v.pipe(v.string(), v.maxLength(100), v.description("name of the company as games state it"));

/** Query of `GET /api/store/games`: raw values of the address, lists comma-separated. */
export const gameListQuerySchema = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Games of these codes only. */
  codes: v.optional(listQuerySchema(/^[a-z0-9]{1,32}(,[a-z0-9]{1,32}){0,19}$/)),
  stage: v.optional(listQuerySchema(/^(teaser|creation|launch)(,(teaser|creation|launch)){0,2}$/)),
  releaseState: v.optional(listQuerySchema(/^(prepare|countdown|launching)(,(prepare|countdown|launching)){0,2}$/)),
  offered: v.optional(
    v.pipe(v.literal("here"), v.description("without games that are only offered in other countries")),
  ),
  preInstall: v.optional(v.literal("open")),
  genre: v.optional(listQuerySchema(filterPatterns.genre)),
  tag: v.optional(listQuerySchema(filterPatterns.tag)),
  platform: v.optional(listQuerySchema(filterPatterns.platform)),
  language: v.optional(listQuerySchema(filterPatterns.language)),
  price: v.optional(listQuerySchema(filterPatterns.price)),
  age: v.optional(listQuerySchema(filterPatterns.age)),
  accessibility: v.optional(listQuerySchema(filterPatterns.accessibility)),
  notGenre: v.optional(listQuerySchema(filterPatterns.genre)),
  notTag: v.optional(listQuerySchema(filterPatterns.tag)),
  notPlatform: v.optional(listQuerySchema(filterPatterns.platform)),
  notLanguage: v.optional(listQuerySchema(filterPatterns.language)),
  notPrice: v.optional(listQuerySchema(filterPatterns.price)),
  notAge: v.optional(listQuerySchema(filterPatterns.age)),
  notAccessibility: v.optional(listQuerySchema(filterPatterns.accessibility)),
  developer: v.optional(companySchema),
  publisher: v.optional(companySchema),
  onSale: v.optional(v.picklist(["true", "false"])),
  sort: v.optional(v.picklist(["popular", "newest", "release", "rating", "title", "price", "price_desc"])),
  limit: v.optional(v.pipe(v.string(), v.regex(/^(100|[1-9][0-9]?)$/))),
  previousValue: v.optional(cursorSchema),
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))),
});

/** Query of `GET /api/store/games/facets`: the list whose values are counted. */
export const gameFacetsQuerySchema = v.omit(gameListQuerySchema, ["codes", "sort", "limit", "previousValue"]);

export const gameListAnswerSchema = v.object({
  games: v.array(gameSummarySchema),
  ...pageEntries,
  total: withFallback(v.nullable(v.number()), null),
  is_closest: v.optional(v.pipe(v.boolean(), v.description("nothing matches `q`; these are the closest titles"))),
});

const countSchema = v.object({ value: v.string(), count: v.number() });
const labelledCountSchema = v.object({ ...countSchema.entries, label: v.string() });

/** A count is the number of games the list has if the value is chosen, of alternatives as the only one. */
export const gameFacetsAnswerSchema = v.object({
  genres: v.array(labelledCountSchema),
  tags: withFallback(v.array(labelledCountSchema), []),
  platforms: withFallback(v.array(countSchema), []),
  languages: withFallback(v.array(countSchema), []),
  /** Rating of the board that applies in the country. */
  ages: withFallback(v.array(labelledCountSchema), []),
  accessibility: withFallback(v.array(labelledCountSchema), []),
  stages: v.optional(v.array(countSchema), []),
  elsewhere: v.optional(
    v.pipe(v.number(), v.description("games of the list that are only offered in other countries")),
    0,
  ),
  /** Integer minor units of the currency of the country. */
  prices: withFallback(
    v.array(v.object({ ...countSchema.entries, currency: v.string(), from: v.number(), to: v.nullable(v.number()) })),
    [],
  ),
});

export const ownGameRecordAnswerSchema = v.object({
  game_code: gameCodeSchema,
  owned: v.boolean(),
  pre_registered: v.boolean(),
  can_review: v.boolean(),
  review_refusal: v.nullable(v.picklist(["not_owner", "already_reviewed", "not_released"])),
  play_minutes: v.number(),
});

const suggestionSchema = v.object({
  gameCode: gameCodeSchema,
  title: v.string(),
  textLocale: withFallback(v.string(), ""),
  image: withFallback(v.string(), ""),
  /** Address of the game's sigil; empty without one, and for goods. */
  sigil: v.optional(v.string(), ""),
  /** What the viewer can do with it, `null` for a thing to buy now. */
  state: v.optional(v.nullable(withFallback(v.nullable(v.picklist(["elsewhere", "coming"])), null)), null),
  /** Lowest price in the country. */
  price: v.optional(v.nullable(priceSchema), null),
});

/** Kind of goods. */
export const contentTypeSchema = withFallback(v.nullable(v.picklist(["EDITION", "DLC", "BUNDLE"])), null);

export const suggestAnswerSchema = v.object({
  suggestions: v.array(
    v.object({
      ...suggestionSchema.entries,
      platforms: v.optional(
        v.pipe(v.array(v.picklist(STORE_PLATFORMS)), v.description("stores that offer the game")),
        [],
      ),
    }),
  ),
  goods: v.optional(
    v.array(
      v.object({
        ...suggestionSchema.entries,
        goodsId: v.string(),
        contentType: contentTypeSchema,
      }),
    ),
    [],
  ),
  labels: v.optional(
    v.array(v.object({ kind: v.picklist(["genre", "tag"]), value: v.string(), label: v.string() })),
    [],
  ),
  is_closest: v.optional(v.pipe(v.boolean(), v.description("nothing matches `q`; these are the closest titles"))),
});

export const recentGamesAnswerSchema = v.object({ games: v.array(gameSummarySchema) });

export const recentAnswerSchema = v.object({ result: v.literal(true) });

export const languagesAnswerSchema = v.object({ languages: v.array(v.object({ tag: localeTagSchema })) });
