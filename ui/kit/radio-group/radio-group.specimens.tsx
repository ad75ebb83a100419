import { type ComponentProps, useState } from "react";
import type { Specimens } from "../specimens.ts";
import { RadioGroup } from "./radio-group.tsx";

type HeldProps = Omit<ComponentProps<typeof RadioGroup>, "value" | "onChange"> & { readonly starts: string | null };

function Held({ starts, ...props }: HeldProps) {
  const [value, setValue] = useState(starts);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const ORDERS = [
  { value: "helpful", label: "Most helpful" },
  { value: "newest", label: "Newest" },
  { value: "highest", label: "Highest rating" },
];

const DELIVERIES = [
  { value: "now", label: "At once", note: "They are notified once the payment is complete." },
  { value: "date", label: "On a day", note: "Up to a year ahead, with no message before." },
  { value: "mail", label: "By mail", reason: "Add a mail address to your account first." },
];

export default {
  title: "Radio group",
  specimens: [
    { name: "list", render: () => <Held label="Order" starts="newest" options={ORDERS} /> },
    { name: "row", render: () => <Held label="Order" starts="helpful" layout="row" options={ORDERS} /> },
    {
      name: "cards",
      render: () => (
        <Held label="Delivery" hint="You can change it until then." starts="now" layout="cards" options={DELIVERIES} />
      ),
    },
    {
      name: "error",
      render: () => (
        <Held
          label="Delivery"
          need="required"
          error="Choose when the gift arrives."
          starts={null}
          options={DELIVERIES}
        />
      ),
    },
    {
      name: "disabled with a reason",
      render: () => (
        <Held label="Order" reason="There is one review so far: nothing to order." starts="newest" options={ORDERS} />
      ),
    },
    {
      name: "long words",
      render: () => (
        <Held
          label="Versandbenachrichtigungseinstellungen"
          starts="a"
          layout="cards"
          options={[
            {
              value: "a",
              label: "Bestellbestätigungsbenachrichtigung",
              note: "Rindfleischetikettierungsüberwachungsaufgabe",
            },
            {
              value: "b",
              label: "Keine",
              note: "Es wird gar nichts verschickt, auch keine Erinnerung an ablaufende Gutscheine.",
            },
          ]}
        />
      ),
    },
  ],
} satisfies Specimens;
