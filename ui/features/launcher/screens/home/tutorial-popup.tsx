import { css } from "@linaria/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { rememberTutorial } from "./seen-tutorial.ts";

const STEPS = [
  { icon: "gamepad", title: "tutorialGamesTitle", text: "tutorialGamesText" },
  { icon: "messages", title: "tutorialMoreTitle", text: "tutorialMoreText" },
  { icon: "store", title: "tutorialStoreTitle", text: "tutorialStoreText" },
] as const;

const emblem = css`
  @layer screens {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    background: var(--color-raised);
    color: var(--color-primary-text);
  }
`;

const container = css`
  @layer screens {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-inline-end: auto;
    color: var(--color-text-quiet);
    font-size: var(--type-13);

    & > i {
      inline-size: 8px;
      block-size: 8px;
      border-radius: var(--radius-pill);
      background: var(--color-line-strong);
    }

    & > i[data-current] {
      inline-size: 20px;
      background: var(--color-primary);
    }

    @media ${UP_TO_PHONE} {
      margin-inline: auto;
    }
  }
`;

/** Tour of the launcher for new players, in three steps. */
export default function TutorialPopup({ dismiss, layer }: PopupProps<null, never>) {
  const { t: text } = useTranslation("launcher");
  const { t: common } = useTranslation("popups");
  const { storage } = usePorts();
  const [at, setAt] = useState(0);
  useEffect(() => rememberTutorial(storage), [storage]);
  const step = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  return (
    <Dialog
      layer={layer}
      title={text(step.title)}
      description={text(step.text)}
      closeLabel={common("close")}
      picture={
        <span className={emblem}>
          <Icon name={step.icon} size={64} />
        </span>
      }
      actions={
        <>
          <span
            className={container}
            role="img"
            aria-label={text("tutorialPlace", { step: at + 1, all: STEPS.length })}
          >
            {STEPS.map(({ title }) => (
              <i key={title} data-current={title === step.title || undefined} />
            ))}
          </span>
          {!isLast && (
            <Button variant="tertiary" onClick={dismiss}>
              {text("tutorialSkip")}
            </Button>
          )}
          <Button onClick={() => (isLast ? dismiss() : setAt(at + 1))}>
            {text(isLast ? "tutorialDone" : "tutorialNext")}
          </Button>
        </>
      }
    />
  );
}
