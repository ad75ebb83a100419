import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import AlertPopup, { type AlertInput } from "./alert-popup.tsx";

const INPUT: AlertInput = { title: "The game is closed for tonight", description: "It opens again at 09:00." };

const Shown = ({ input }: { readonly input: AlertInput }) => (
  <AlertPopup input={input} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

export default {
  title: "Alert",
  specimens: [
    { name: "closable", isWhole: true, render: () => <Shown input={INPUT} /> },
    {
      name: "must be confirmed",
      isWhole: true,
      render: () => (
        <Shown
          input={{
            title: "A new version is here",
            description: "Refresh the page to apply the newly updated information.",
            confirmLabel: "Refresh",
            mustBeConfirmed: true,
          }}
        />
      ),
    },
    {
      name: "long words",
      isWhole: true,
      render: () => (
        <Shown
          input={{
            title: "Geschwindigkeitsbegrenzungsverordnung für wandernde Burgen und ihre Bewohner",
            description: "First line.\nSecond line, which goes on for a while so that it has to be broken on a phone.",
            confirmLabel: "Zur Kenntnis genommen und verstanden",
          }}
        />
      ),
    },
  ],
} satisfies Specimens;
