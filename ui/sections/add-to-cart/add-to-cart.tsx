import { useState } from "react";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useLazyModule } from "#ui/kit/late-part/use-lazy-module.ts";
import type { AddToCartProps } from "./add-to-cart-props.ts";

const load = async () => {
  const { LiveAddToCart } = await import("./live-add-to-cart.tsx");
  return { LiveAddToCart };
};

/**
 * Puts goods into the cart, for guests on the device; leads to the cart once they are in it; says why where they cannot be
 * bought. What needs a base game can be put in beside it. The page lists the texts `basket`; the code comes once the page is
 * alive, and a press that comes before it is not lost.
 */
export function AddToCart(props: AddToCartProps) {
  const text = useText("basket");
  const code = useLazyModule(load);
  const [isWanted, setIsWanted] = useState(false);
  if (code.kind === "ready") return <code.module.LiveAddToCart {...props} isWanted={isWanted} />;
  const { goods, size = "medium", block = false } = props;
  const press = () => {
    setIsWanted(true);
    if (code.kind === "failed") code.retry();
  };
  return (
    <Button
      data-log="addToCart"
      size={size}
      block={block}
      icon="cart"
      busy={isWanted && code.kind === "loading"}
      onClick={press}
    >
      {text(goods.availability === "PREORDER" ? "preOrder" : "addToCart")}
    </Button>
  );
}
