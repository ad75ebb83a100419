import { css } from "@linaria/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { checkMachine, type OwnMachine } from "#core/catalogue/machine-check.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { ownMachine } from "./machine-storage.ts";

const MachineForm = lazy(() => import("./machine-form.tsx"));

const part = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);

    & > [data-part="line"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
      align-items: center;
    }
  }
`;

/** Whether the game runs on the player's own computer, by what they say of it; what was said once counts for every game. */
export function MachineCheck({ needs }: { readonly needs: Game["requirements"][string] }) {
  const { t: text } = useTranslation("game");
  const { storage } = usePorts();
  const [own, setOwn] = useState<OwnMachine | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOwn(ownMachine.read(storage)), [storage]);

  const verdict = own === null ? null : checkMachine(needs, own).verdict;
  const words = {
    recommended: { tone: "success", label: text("verdictRecommended") },
    minimum: { tone: "primary", label: text("verdictMinimum") },
    too_little: { tone: "error", label: text("verdictTooLittle") },
    unknown: { tone: "neutral", label: text("verdictUnknown") },
  } as const;
  return (
    <div className={part}>
      <div data-part="line">
        <Button
          variant="secondary"
          icon="check"
          aria-expanded={isOpen}
          data-opens="machine"
          onClick={() => setOpen(!isOpen)}
        >
          {text("checkOpen")}
        </Button>
        <span role="status">
          {verdict !== null && <Badge tone={words[verdict].tone}>{words[verdict].label}</Badge>}
        </span>
      </div>
      {isOpen && (
        <div data-opened="machine">
          <Suspense fallback={<Skeleton height="240px" shape="block" />}>
            <MachineForm needs={needs} own={own} onChecked={setOwn} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
