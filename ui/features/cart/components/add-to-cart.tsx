import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { useLazyModule } from "#ui/kit/lazy/use-lazy-module.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import type { AddToCartProps } from "./add-to-cart-props.ts";

const load = async () => {
  const { LiveAddToCart } = await import("./live-add-to-cart.tsx");
  return { LiveAddToCart };
};

/**
 * Puts goods into the cart, for guests on the device; leads to the cart once they are in it; says why where they cannot be
 * bought. What needs a base game can be put in beside it. The page lists the texts `basket`; the code comes once the page is
 * alive. A press that comes before it is not lost: it waits for the code, and for a lost connection, or is told to have failed.
 */
export function AddToCart(props: AddToCartProps) {
  const { t: text } = useTranslation("basket");
  const code = useLazyModule(load);
  const [isWanted, setIsWanted] = useState(false);
  const toasts = useToasts();
  const hasFailed = isWanted && code.kind === "failed";
  useEffect(() => {
    if (!hasFailed || !navigator.onLine) return;
    setIsWanted(false);
    toasts.show({ id: "cart", kind: "failure", message: text("addFailed"), iconName: "error" });
  }, [hasFailed, toasts, text]);
  if (code.kind === "ready") return <code.module.LiveAddToCart {...props} isWanted={isWanted} />;
  const { goods, size = "medium", block = false } = props;
  const press = () => {
    setIsWanted(true);
    if (code.kind === "failed") code.retry();
  };
  return (
    <Button data-log="addToCart" size={size} block={block} icon="cart" busy={isWanted} onClick={press}>
      {text(goods.availability === "PREORDER" ? "preOrder" : "addToCart")}
    </Button>
  );
}
