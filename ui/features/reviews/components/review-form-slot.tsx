import { css } from "@linaria/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import type { ReviewFormProps } from "./review-form.tsx";

const loadForm = () => import("./review-form.tsx");

/** Preloads the form when a player is about to open it. */
export function prepareReviewForm(): void {
  // Opening the form reports a failure.
  loadForm().catch(() => undefined);
}

/* As high as the empty form, to avoid a layout shift. */
const placeholder = css`
  @layer sections {
    display: grid;
    gap: var(--space-5);
    align-content: start;
    box-sizing: border-box;
    block-size: 489px;
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }
`;

const failed = css`
  @layer sections {
    display: grid;
    gap: var(--space-2);
    justify-items: start;

    & > :first-child {
      inline-size: 100%;
    }
  }
`;

/** The form for writing and changing a review; its code is fetched when it is first opened. */
export function ReviewFormSlot(props: ReviewFormProps) {
  const { t: text } = useTranslation("reviews");
  const { module, hasFailed, preload } = useIdleModule(loadForm, whenMounted);
  const { prepare } = useToasts();

  // Saving ends with a toast.
  useEffect(prepare, [prepare]);

  if (module) return <module.ReviewForm {...props} />;
  if (hasFailed) {
    return (
      <div className={failed}>
        <FailureNote error={null} isRetrying={false} onRetry={preload} />
        <Button variant="tertiary" onClick={props.onCancel}>
          {text("cancel")}
        </Button>
      </div>
    );
  }
  return (
    <div className={placeholder} aria-busy="true">
      <Skeleton width="160px" height="28px" />
      <Skeleton width="220px" height="44px" />
      <Skeleton height="180px" shape="block" />
    </div>
  );
}
