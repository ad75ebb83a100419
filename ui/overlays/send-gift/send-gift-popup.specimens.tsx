import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import SendGiftPopup from "./send-gift-popup.tsx";

export default {
  title: "Send a gift",
  specimens: [
    {
      name: "who it is for",
      isWhole: true,
      render: () => (
        <SendGiftPopup
          input={{ goodsId: "lin2-deluxe", title: "Lineage II: Deluxe Edition" }}
          answer={NOTHING}
          dismiss={NOTHING}
          layer={SPECIMEN_LAYER}
        />
      ),
    },
  ],
} satisfies Specimens;
