import type { Goods } from "#core/catalogue/goods.ts";
import { BundleBill } from "./bundle-bill.tsx";
import { GoodsContents } from "./goods-contents.tsx";

/** Contents of goods: the parts of a bundle with its bill, else the list of contents. */
export function GoodsInside({ goods }: { readonly goods: Goods }) {
  return goods.contentType === "BUNDLE" ? <BundleBill bundle={goods} /> : <GoodsContents goods={goods} />;
}
