import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { NOTHING, SPECIMEN_LAYER } from "../specimen-layer.ts";
import LeavingPopup, { type LeavingInput } from "./leaving-popup.tsx";
import { useLeave } from "./use-leave.ts";

const Shown = ({ input }: { readonly input: LeavingInput }) => (
  <LeavingPopup input={input} answer={NOTHING} dismiss={NOTHING} layer={SPECIMEN_LAYER} />
);

function Opener() {
  const leave = useLeave();
  return <Button onClick={() => void leave("https://example.com/guide")}>Follow a link</Button>;
}

export default {
  title: "Leaving",
  specimens: [
    { name: "opened by a button", render: Opener },
    {
      name: "another site",
      isWhole: true,
      render: () => <Shown input={{ address: "https://example.com/guide?page=2", host: "example.com" }} />,
    },
    {
      name: "a long address",
      isWhole: true,
      render: () => (
        <Shown
          input={{
            address: `https://forum.a-very-long-name-of-a-community.example.com/${"threads-and-answers/".repeat(12)}`,
            host: "forum.a-very-long-name-of-a-community.example.com",
          }}
        />
      ),
    },
  ],
} satisfies Specimens;
