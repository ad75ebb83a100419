import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";
import { useSendGift } from "#ui/features/gifts/popups/send-gift/use-send-gift.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";

/** Gives goods to another player; nothing for what cannot be given. Also for what the player owns. */
export function GiftButton({ goods }: { readonly goods: Goods }) {
  const { t: text } = useTranslation("goods");
  const sendGift = useSendGift();
  const press = usePlayerAction(`goods/${goods.goodsId}/gift`, () => void sendGift(goods));
  const canBeGiven = goods.giftable && goods.availability === "ON_SALE" && goods.price.sale > 0;
  if (!canBeGiven) return null;
  return (
    <Button data-log="gift" data-opens="send-gift" variant="outlineSecondary" icon="gift" block onClick={() => press()}>
      {text("giveAsGift")}
    </Button>
  );
}
