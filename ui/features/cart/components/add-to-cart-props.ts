import type { Goods } from "#core/catalogue/goods.ts";
import type { ButtonSize } from "#ui/kit/button/button-look.ts";

export interface AddToCartProps {
  readonly goods: Goods;
  readonly size?: ButtonSize;
  /** As wide as its place allows. */
  readonly block?: boolean;
  /** Where the reason of a refusal is shown; see `Button`. */
  readonly reasonPlace?: "below" | "bubble";
}
