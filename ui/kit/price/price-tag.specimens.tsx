import type { Price } from "#core/catalogue/game.ts";
import type { Specimens } from "../specimens.ts";
import { PriceTag } from "./price-tag.tsx";

const FULL: Price = { currency: "EUR", list: 5999, sale: 5999, taxIncluded: true };
const SALE: Price = { ...FULL, sale: 3599, lowest30d: 3999 };

export default {
  title: "Price",
  specimens: [
    { name: "full price", render: () => <PriceTag price={FULL} /> },
    { name: "sale", render: () => <PriceTag price={SALE} /> },
    { name: "sale with notes, large", render: () => <PriceTag price={SALE} size="large" withNotes /> },
    { name: "sale, small", render: () => <PriceTag price={SALE} size="small" /> },
    { name: "less than one percent off", render: () => <PriceTag price={{ ...FULL, sale: 5998 }} /> },
    { name: "free", render: () => <PriceTag price={{ ...FULL, list: 0, sale: 0 }} withNotes /> },
    { name: "free for now", render: () => <PriceTag price={{ ...FULL, sale: 0 }} withNotes /> },
    { name: "not priced yet", render: () => <PriceTag price={null} size="large" withNotes /> },
    {
      name: "nothing known of tax",
      render: () => <PriceTag price={{ ...FULL, currency: "USD", taxIncluded: false }} withNotes />,
    },
    {
      name: "many figures",
      render: () => (
        <PriceTag
          price={{ currency: "IDR", list: 1_299_000_00, sale: 899_000_00, lowest30d: 899_000_00, taxIncluded: true }}
          size="large"
          withNotes
        />
      ),
    },
    { name: "won", render: () => <PriceTag price={{ ...FULL, currency: "KRW", list: 64_800, sale: 32_400 }} /> },
  ],
} satisfies Specimens;
