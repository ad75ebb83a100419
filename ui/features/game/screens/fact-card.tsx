import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";

const card = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);
    align-content: start;
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > h2 {
      font-size: var(--type-16);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & > [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }
  }
`;

/** A box of facts beside the game's story. */
export function FactCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Skeleton of a fact card. */
export function FactCardSkeleton({ title, height }: { readonly title: string; readonly height: string }) {
  return (
    <FactCard title={title}>
      <Skeleton height={height} shape="block" />
    </FactCard>
  );
}
