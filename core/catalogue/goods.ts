import type { GameCode, Media, Price } from "./game.ts";

export type ContentType = "EDITION" | "DLC" | "BUNDLE";
export type Availability = "COMING_SOON" | "PREORDER" | "ON_SALE" | "SOLD_OUT" | "ENDED" | "NOT_IN_COUNTRY";

/** Something that can be bought: an edition, an addition or a bundle of goods (Spec §3). */
export interface Goods {
  readonly goodsId: string;
  /** `null` if it is not known. */
  readonly contentType: ContentType | null;
  readonly targetType: "game" | "goods";
  readonly gameCode: GameCode;
  /** Of its game. */
  readonly genres?: readonly string[] | undefined;
  readonly title: string;
  readonly image: Media;
  readonly contents: readonly {
    readonly label: string;
    readonly goodsId?: string | undefined;
    readonly quantity: number;
  }[];
  /** Rows of the edition comparison: `true` means included, a text gives the amount. */
  readonly comparison: Readonly<Record<string, true | string>>;
  readonly price: Price;
  /** `null` if it is not known. */
  readonly availability: Availability | null;
  readonly owned: boolean;
  readonly requiresGoodsId?: string | undefined;
  /** Goods any of which is the base, the needed one among them (`baseGoodsOf`). Absent: only the needed one is. */
  readonly baseGoodsIds?: readonly string[] | undefined;
  /** For the owner of a lower edition that this one contains: which one, and what this one costs them. */
  readonly upgrade?: { readonly fromGoodsId: string; readonly amount: number } | undefined;
  /** `null` if it is not known. */
  readonly giftable: boolean | null;
  /** Most of them in one cart; `null` if it is not known. */
  readonly maxQuantity: number | null;
  readonly refundPolicy: string;
  /** Machine-readable reason for a refusal, e.g. `requires_base_game`. */
  readonly blockedReason?: string | undefined;
  readonly textLocale: string;
}
