import type { Goods } from "#core/catalogue/goods.ts";
import type { ButtonSize } from "#ui/kit/button/button-look.ts";

export interface AddToCartProps {
  readonly goods: Goods;
  readonly size?: ButtonSize;
  /** Fills the width of its container. */
  readonly block?: boolean;
  /** Position of the reason for a refusal; see `Button`. */
  readonly reasonPosition?: "below" | "bubble";
}
