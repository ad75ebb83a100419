import { css } from "@linaria/core";
import { TOAST_POSITIONS } from "#core/overlays/toasts.ts";
import { Button } from "#ui/kit/button/button.tsx";
import type { Specimens } from "#ui/kit/specimens.ts";
import { useToasts } from "./overlays.tsx";

const row = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`;

function Openers() {
  const { show } = useToasts();
  return (
    <div className={row}>
      {TOAST_POSITIONS.map((position) => (
        <Button
          key={position}
          onClick={() =>
            show({ id: position, message: `A toast at ${position}`, position, iconName: "info", buttonName: "Undo" })
          }
        >
          {position}
        </Button>
      ))}
    </div>
  );
}

export default {
  title: "Toasts",
  specimens: [{ name: "five positions", render: Openers }],
} satisfies Specimens;
