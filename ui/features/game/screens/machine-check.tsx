import { css } from "@linaria/core";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { Game } from "#core/catalogue/game.ts";
import { checkMachine, type OwnMachine } from "#core/catalogue/machine-check.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { lazyComponent } from "#ui/kit/lazy/lazy-component.tsx";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { ownMachine } from "./machine-storage.ts";
import { SYSTEM_NAMES } from "./system-names.ts";

const MachineForm = lazyComponent(async () => (await import("./machine-form.tsx")).MachineForm);

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

    & [role="status"] {
      display: inline-flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      align-items: center;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }
  }
`;

const IS_OPEN = v.boolean();

/** Checks whether the game runs on the player's computer, by a description that is stored for every game. */
export function MachineCheck({ requirements }: { readonly requirements: Game["requirements"] }) {
  const { t: text } = useTranslation("game");
  const { storage } = usePorts();
  const [own, setOwn] = useState<OwnMachine | null>(null);
  const [isOpen, setOpen] = usePersistedState("machine/open", IS_OPEN, false);
  useEffect(() => setOwn(ownMachine.read(storage)), [storage]);

  const check = own === null ? null : checkMachine(requirements, own);
  const systemName = check === null ? "" : SYSTEM_NAMES[check.system];
  const words = {
    recommended: { tone: "success", label: text("verdictRecommended") },
    minimum: { tone: "primary", label: text("verdictMinimum") },
    too_little: { tone: "error", label: text("verdictTooLittle") },
    other_system: { tone: "error", label: text("needsSystem", { system: systemName }) },
    unknown: { tone: "neutral", label: text("verdictUnknown") },
  } as const;
  return (
    <div className={part}>
      <div data-part="line">
        <Button variant="secondary" icon="check" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text("checkOpen")}
        </Button>
        <span role="status">
          {check !== null && (
            <>
              {check.verdict !== "other_system" && <bdi>{systemName}</bdi>}
              <Badge tone={words[check.verdict].tone}>{words[check.verdict].label}</Badge>
            </>
          )}
        </span>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton height="240px" shape="block" />}>
          <MachineForm requirements={requirements} own={own} onChecked={setOwn} />
        </Suspense>
      )}
    </div>
  );
}
