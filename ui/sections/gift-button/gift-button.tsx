import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useSendGift } from "#ui/overlays/send-gift/use-send-gift.ts";
import { useOpenSignIn } from "#ui/overlays/sign-in/use-open-sign-in.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { useSignInAddress } from "../sign-in/use-sign-in-address.ts";

/** Gives goods to another player; nothing for what cannot be given. Also for what the player owns. */
export function GiftButton({ goods }: { readonly goods: Goods }) {
  const { t: text } = useTranslation("goods");
  const { user } = useVisit();
  const sendGift = useSendGift();
  const openSignIn = useOpenSignIn();
  const signInAddress = useSignInAddress();
  const canBeGiven = goods.giftable && goods.availability === "ON_SALE" && goods.price.sale > 0;
  if (!canBeGiven) return null;
  return (
    <Button
      data-log="gift"
      variant="outlineSecondary"
      icon="gift"
      block
      onClick={() => void (user === null ? openSignIn(signInAddress) : sendGift(goods))}
    >
      {text("giveAsGift")}
    </Button>
  );
}
