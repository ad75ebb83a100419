import * as v from "valibot";
import { STORE_PLATFORMS } from "#core/catalogue/game.ts";
import { CONTENT_TIME_FORMS, parseContentTime } from "./content-time.ts";

/** Shapes of the files of a content folder; `README.md` explains them. */

// Valibot takes a list for an object.
const noList = v.check<unknown, string>((value) => !Array.isArray(value), "must be an object");
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.unknown(), noList, v.strictObject(entries));
const record = <Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(key: Key, value: Value) =>
  v.pipe(v.unknown(), noList, v.record(key, value));

const text = v.pipe(v.string(), v.regex(/\S/, "must not be empty"));
const ID = /^[a-z0-9][a-z0-9-]{0,59}$/;
const id = v.pipe(v.string(), v.regex(ID, "must be of a-z, 0-9 and -, at most 60"));

/** Whether a folder or file can have this name: it becomes an id. */
export const isContentName = (name: string): boolean => ID.test(name);
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code like "KR" (ISO 3166-1)'));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code like "USD" (ISO 4217)'));
const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag like "en-US" (BCP 47)'),
);
const count = v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(0, "must be at least 0"));
const share = v.pipe(v.number(), v.minValue(0, "must be at least 0"), v.maxValue(1, "must be at most 1"));
const percent = v.pipe(
  v.number(),
  v.integer("must be a whole number"),
  v.minValue(1, "must be at least 1"),
  v.maxValue(100, "must be at most 100"),
);
const url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"<>]+$/, "must be an address that begins with https://"));
const time = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseContentTime(dataset.value);
    if (parsed !== undefined) return parsed;
    addIssue({ message: `must be ${CONTENT_TIME_FORMS}` });
    return NEVER;
  }),
);
const BYTES_OF_UNIT = { MB: 1_000_000, GB: 1_000_000_000 } as const;
const size = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)? (MB|GB)$/, 'must be a size like "58.4 GB"'),
  v.transform((written) => {
    const [amount = "", unit = ""] = written.split(" ");
    return Math.round(Number(amount) * BYTES_OF_UNIT[unit as keyof typeof BYTES_OF_UNIT]);
  }),
);
/** What a link opens, and how. */
const linkKind = v.picklist([
  "blank",
  "launcher",
  "boardWebView",
  "purpleWeb",
  "miniGame",
  "coupon",
  "scheme",
  "reward",
]);
const yes = v.optional(v.boolean(), true);
const no = v.optional(v.boolean(), false);
const listOf = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);
const keyedBy = <Value extends v.GenericSchema>(value: Value) => record(v.string(), value);
const countries = v.array(country);
const localized = v.pipe(
  keyedBy(text),
  v.check((texts) => "en-US" in texts, "needs a text for en-US"),
);

export const storeSchema = object({
  locales: v.pipe(
    v.array(language),
    v.check((tags) => tags.includes("en-US"), "must name en-US, which is read where another text is missing"),
  ),
  /** Hosts that the mobile app opens inside itself; a leading dot takes every host below. */
  appHosts: listOf(text),
});

export const labelsSchema = object({
  genres: v.array(id),
  tags: listOf(id),
  accessibility: listOf(id),
  ageDescriptors: listOf(id),
});

export const gameBoardsSchema = v.array(object({ id, menus: listOf(id) }));

export const servicesSchema = v.array(
  object({ id, countries, operator: localized, address: localized, refundUrl: url, supportUrl: url }),
);

export const pricesSchema = object({
  tiers: v.array(count),
  currencies: record(
    currency,
    object({
      /** Digits of the minor unit: 2 for cents, 0 for won. */
      decimals: v.optional(v.picklist([0, 2]), 2),
      /** Reduced prices end on `ending` within each `step`, in minor units: 99 within 100 gives x.99. */
      step: v.pipe(count, v.minValue(1, "must be at least 1")),
      ending: v.optional(count, 0),
      taxAtCheckout: no,
      /** In major units, one for each tier. */
      prices: v.array(v.number()),
    }),
  ),
});

export const storeLinksSchema = object({
  links: v.array(
    object({
      id,
      url,
      document: v.optional(id),
      /** Recorded with the consent of players who register. */
      version: v.optional(text),
    }),
  ),
  social: listOf(object({ id, url })),
});

export const downloadsSchema = v.array(
  object({
    os: v.picklist(["windows", "macos", "android", "ios"]),
    version: text,
    fileName: text,
    sizeBytes: count,
    /** Left out where a store delivers the file. */
    sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits"))),
    url,
    requires: text,
  }),
);

const sale = object({
  percent,
  ends: time,
  /** Reduction that was already given within the last 30 days. */
  earlierPercent: v.optional(percent),
});

export const bundlesSchema = v.array(
  object({ id, game: id, goods: v.array(id), savingPercent: percent, sale: v.optional(sale) }),
);

export const bannersSchema = v.array(
  object({
    id,
    game: id,
    action: object({
      kind: linkKind,
      target: v.optional(v.string(), ""),
    }),
    countries: v.optional(countries),
  }),
);

export const couponsSchema = v.array(
  object({
    code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,40}$/, "must be of A-Z and 0-9, without blanks")),
    benefit: v.union(
      [
        object({ percent }),
        /** Minor units by currency. */
        object({ amounts: record(currency, count) }),
        object({ goods: id }),
      ],
      'must have exactly one of "percent", "amounts" and "goods"',
    ),
    game: v.optional(id),
    countries: v.optional(countries),
    starts: time,
    ends: v.optional(time),
    maxRedemptions: v.optional(count),
    rewardOnly: no,
  }),
);

export const rewardsSchema = v.array(
  object({
    id,
    condition: v.picklist([
      "welcome",
      "visits",
      "reviews",
      "preRegistrations",
      "preInstalls",
      "ownedGames",
      "miniGames",
    ]),
    goal: v.optional(v.pipe(count, v.minValue(1, "must be at least 1")), 1),
    coupon: text,
    game: id,
    starts: time,
    ends: v.optional(time),
  }),
);

const titled = object({ title: text, description: text });

/** `texts/<locale>.json`: the words of everything that belongs to no game. */
export const sharedTextsSchema = object({
  genres: keyedBy(text),
  tags: v.optional(keyedBy(text), {}),
  accessibility: v.optional(keyedBy(text), {}),
  ageDescriptors: v.optional(keyedBy(text), {}),
  gameBoards: v.optional(keyedBy(object({ title: text, menus: v.optional(keyedBy(text), {}) })), {}),
  linkLabels: v.optional(keyedBy(text), {}),
  refundPolicies: v.optional(keyedBy(text), {}),
  publisherBoards: v.optional(keyedBy(text), {}),
  storeLinks: v.optional(
    object({
      operator: text,
      notice: text,
      links: keyedBy(text),
      social: v.optional(keyedBy(text), {}),
    }),
  ),
  downloads: v.optional(object({ headline: text })),
  bundles: v.optional(keyedBy(text), {}),
  banners: v.optional(keyedBy(object({ eyebrow: text, title: text, button: text })), {}),
  coupons: v.optional(keyedBy(titled), {}),
  rewards: v.optional(keyedBy(titled), {}),
});

const machine = object({ os: text, cpu: text, gpu: text, ram: text, storage: text, api: text });

export const gameSchema = object({
  lifecycle: v.picklist(["CREATION", "LAUNCH", "TEASER"]),
  release: v.optional(time),
  countdown: v.optional(time),
  preInstall: v.optional(time),
  preInstallSize: v.optional(size),
  serviceEnds: v.optional(time),
  countries: object({
    launch: listOf(country),
    preRegistration: listOf(country),
    /** For the chat app, where its lists are others. */
    chat: v.optional(object({ launch: listOf(country), preRegistration: listOf(country) })),
  }),
  genres: v.array(id),
  tags: listOf(id),
  developer: text,
  publisher: text,
  platforms: v.array(object({ store: v.picklist(STORE_PLATFORMS), url, hidden: no })),
  requirements: v.optional(record(id, object({ minimum: machine, recommended: machine })), {}),
  languages: v.array(object({ tag: language, interface: yes, audio: no, subtitles: yes })),
  ageRatings: v.optional(
    object({
      labels: record(v.picklist(["GRAC", "ESRB", "PEGI", "USK", "CERO", "GSRR", "CLASSIND", "IARC"]), text),
      descriptors: listOf(id),
    }),
  ),
  accessibility: listOf(id),
  links: listOf(object({ kind: linkKind, label: id, target: v.optional(v.string(), ""), handler: v.optional(text) })),
  boards: listOf(id),
  communityOpen: yes,
  hidden: no,
  popularity: share,
  lobby: v.optional(object({ textSide: v.optional(v.picklist(["start", "end"]), "start"), banner: v.optional(id) })),
});

export const goodsSchema = v.array(
  object({
    id,
    kind: v.optional(v.picklist(["edition", "addition"]), "edition"),
    cover: v.optional(v.picklist(["standard", "deluxe", "ultimate", "dlc", "dlc2", "bundle"])),
    price: v.union(
      [
        v.literal("free"),
        object({ tier: count }),
        /** Minor units by currency. */
        object({ amounts: record(currency, count) }),
      ],
      'must be "free", { "tier": … } or { "amounts": { "USD": … } }',
    ),
    sale: v.optional(sale),
    /** Each part has a label in the texts, in the same order. */
    contents: v.array(object({ goods: v.optional(id), quantity: v.optional(v.pipe(count, v.minValue(1)), 1) })),
    requires: v.optional(id),
    /** Lower editions of the game that this one contains: their owners pay the difference. */
    upgradeFrom: listOf(id),
    refundPolicy: v.optional(id),
    giftable: v.optional(v.boolean()),
    maxQuantity: v.optional(v.pipe(count, v.minValue(1, "must be at least 1")), 1),
    availability: v.optional(v.picklist(["COMING_SOON", "PREORDER", "ON_SALE", "SOLD_OUT", "ENDED", "NOT_IN_COUNTRY"])),
  }),
);

export const achievementsSchema = v.array(
  object({
    id,
    tier: v.picklist(["bronze", "silver", "gold"]),
    goal: v.optional(v.pipe(count, v.minValue(1, "must be at least 1")), 1),
    earnedShare: share,
    hidden: no,
  }),
);

const lobbyWords = object({ headline: text, line: text, button: v.optional(v.string(), "") });

/** `games/<code>/texts/<locale>.json` */
export const gameTextsSchema = object({
  title: text,
  tagline: text,
  shortDescription: v.pipe(text, v.maxLength(300, "must have at most 300 characters")),
  lobby: v.optional(lobbyWords),
  lobbyBeforeRelease: v.optional(lobbyWords),
  lobbyBanner: v.optional(object({ title: text, text })),
  goods: v.optional(
    keyedBy(
      object({
        title: text,
        contents: v.array(text),
        comparison: v.optional(keyedBy(v.union([v.literal(true), text], "must be true or a text")), {}),
      }),
    ),
    {},
  ),
  achievements: v.optional(keyedBy(titled), {}),
});

export const storySchema = object({ picture: count });
export const titleSchema = object({ title: text });

const countText = v.pipe(
  v.string(),
  v.regex(/^\d+$/, "must be a whole number"),
  v.transform((digits) => Number(digits)),
);
const yesText = v.pipe(
  v.string(),
  v.picklist(["true", "false"], "must be true or false"),
  v.transform((word) => word === "true"),
);

/** Front matter of `games/<code>/articles/<name>.md`. */
export const articleSchema = object({
  board: id,
  menu: v.optional(id),
  language,
  author: text,
  title: text,
  written: time,
  likes: v.optional(countText, "0"),
  pinned: v.optional(yesText, "false"),
  recommended: v.optional(yesText, "false"),
});

const commentEntries = {
  author: text,
  /** The article's, if left out. */
  language: v.optional(language),
  text,
  mentions: v.optional(v.array(text)),
  written: time,
  likes: v.optional(count, 0),
};

export const commentsSchema = v.array(object({ ...commentEntries, replies: listOf(object(commentEntries)) }));

export const noticeSchema = object({
  category: v.picklist(["notice", "maintenance", "event", "update"]),
  pinned: no,
  published: time,
  game: v.optional(id),
  /** When what it announces takes place. */
  period: v.optional(object({ from: time, to: time })),
});
export const noticeTextSchema = object({ title: text, summary: text });

export const publisherBoardsSchema = v.array(id);
export const publisherArticleSchema = object({ published: time });

const sentences = v.optional(
  object({
    praise: v.optional(v.array(text)),
    doubt: v.optional(v.array(text)),
    complaint: v.optional(v.array(text)),
  }),
);

/** `reviews/<language>.json`: what sample reviews are put together from. */
export const reviewMaterialSchema = object({
  /** What stands between two sentences. */
  separator: v.optional(v.string(), " "),
  /** Language of the games' titles in its sentences, if not its own. */
  titlesIn: v.optional(language),
  /** `{hours}` with its unit, the first that goes far enough; without it the bare number. */
  hours: v.optional(v.array(object({ upTo: v.optional(count), text }))),
  sentences: object({
    opening: sentences,
    closing: sentences,
    combat: sentences,
    story: sentences,
    siege: sentences,
    graphics: sentences,
    servers: sentences,
    mobile: sentences,
    prices: sentences,
    grind: sentences,
    community: sentences,
    music: sentences,
    controls: sentences,
    bugs: sentences,
  }),
  spoilers: v.optional(keyedBy(v.array(text)), {}),
  things: v.optional(keyedBy(v.array(text)), {}),
  nicknames: object({
    singles: listOf(text),
    first: listOf(text),
    second: listOf(text),
    joint: v.optional(v.string(), ""),
  }),
});

/** `reviews/plans.json`: how many sample reviews a game has, and of which scores. */
export const reviewPlansSchema = v.array(
  object({
    game: id,
    /** Games that share what their players love and can spoil. */
    family: id,
    count,
    /** Weights of 1, 2, 3, 4 and 5 stars. */
    scores: v.strictTuple([count, count, count, count, count]),
  }),
);

/** `reviews/writers.json`: which languages are written in which countries, and how much. */
export const writersSchema = object({
  languages: v.array(language),
  countries: record(country, object({ language, weight: v.number() })),
  elsewhere: object({ language, weight: v.number() }),
});
