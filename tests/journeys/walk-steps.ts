import fc from "#tests/support/fast-check.ts";

export const ARTICLE = "/game/tl/board/guide/view/tl-1";
const GAMES = ["tl", "lin2", "bns2"] as const;
const GOODS = ["tl-standard", "lin2-standard"] as const;
/** Where something can be pressed or written. */
const LIVELY_PAGES = ["/game/tl", "/game/lin2", "/goods/tl/tl-standard", "/goods/lin2/lin2-standard", ARTICLE] as const;
const PATHS = ["/", "/?view=all", "/favorite", "/cart", "/notice", ...LIVELY_PAGES] as const;
export const VERSIONS = ["reloadVersion", "refreshVersion", "pageVersion"] as const;
export const NETWORKS = ["good", "away", "loses answers"] as const;

/** Next action of a player in one of two tabs. */
export type Step =
  | { readonly does: "open"; readonly path: (typeof PATHS)[number]; readonly tab: number }
  | { readonly does: "follow a link"; readonly number: number; readonly tab: number }
  | { readonly does: "press the heart"; readonly game: (typeof GAMES)[number]; readonly tab: number }
  | { readonly does: "put into the cart"; readonly goods: (typeof GOODS)[number]; readonly tab: number }
  | { readonly does: "comment"; readonly tab: number }
  | { readonly does: "reload"; readonly tab: number }
  | {
      readonly does: "change the network";
      readonly to: (typeof NETWORKS)[number];
      readonly at: (typeof LIVELY_PAGES)[number];
    }
  | { readonly does: "meet a new version"; readonly kind: (typeof VERSIONS)[number]; readonly tab: number };

const tab = fc.nat({ max: 1 });
export const step = (hasVersions: boolean): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ does: fc.constant("open" as const), path: fc.constantFrom(...PATHS), tab }) },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant("follow a link" as const), number: fc.nat({ max: 99 }), tab }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constant("press the heart" as const), game: fc.constantFrom(...GAMES), tab }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant("put into the cart" as const), goods: fc.constantFrom(...GOODS), tab }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("comment" as const), tab }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("reload" as const), tab }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant("change the network" as const),
        to: fc.constantFrom(...NETWORKS),
        at: fc.constantFrom(...LIVELY_PAGES),
      }),
    },
    // The page looks for versions some seconds after it has come to rest: too long for a few walks.
    {
      weight: hasVersions ? 1 : 0,
      arbitrary: fc.record({
        does: fc.constant("meet a new version" as const),
        kind: fc.constantFrom(...VERSIONS),
        tab,
      }),
    },
  );
