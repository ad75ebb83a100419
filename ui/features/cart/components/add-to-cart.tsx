import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import type { AddToCartProps } from "./add-to-cart-props.ts";

const load = () => import("./live-add-to-cart.tsx");

/**
 * Adds goods to the cart (for guests, on the device); links to the cart once they are in it; gives the reason if they
 * cannot be bought. A required base game can be added with them. The page must list the texts `basket`; the code is
 * loaded after hydration. An earlier press is not lost: it waits for the code and for a connection, or is reported as
 * failed.
 */
export function AddToCart(props: AddToCartProps) {
  const { t: text } = useTranslation("basket");
  const { module, hasFailed, preload } = useIdleModule(load, whenMounted);
  const [isWanted, setIsWanted] = useState(false);
  const toasts = useToasts();
  const isRefused = isWanted && hasFailed;
  useEffect(() => {
    if (!isRefused || !navigator.onLine) return;
    setIsWanted(false);
    toasts.show({ id: "cart", kind: "failure", message: text("addFailed"), iconName: "error" });
  }, [isRefused, toasts, text]);
  if (module) return <module.LiveAddToCart {...props} isWanted={isWanted} />;
  const { goods, size = "medium", block = false } = props;
  const press = () => {
    setIsWanted(true);
    if (hasFailed) preload();
  };
  return (
    <Button data-log="addToCart" size={size} block={block} icon="cart" busy={isWanted} onClick={press}>
      {text(goods.availability === "PREORDER" ? "preOrder" : "addToCart")}
    </Button>
  );
}
