import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isolated } from "#ui/context/isolated.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";

const help = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    color: var(--color-text-quiet);
    font-size: var(--type-14);

    @media print {
      display: none;
    }
  }
`;

/** Subjects of the footer's links that help with a purchase. */
const SUBJECTS = ["support", "refund"];

interface OrderHelpProps {
  /** Number that customer service asks for, where the page does not show it otherwise. */
  readonly orderKey?: string;
}

/** Customer service and the rules of refunds, as the footer has them, or a note if they cannot be loaded; nothing where the store has neither. */
export function OrderHelp({ orderKey }: OrderHelpProps) {
  const { t: text } = useTranslation("orders");
  const { t: common } = useTranslation("common");
  const { customerServiceUrl } = usePorts().configuration;
  const { data, isError, refetch } = useQuery(storeLinksQuery(useQueryScope()));
  const hasFailed = isError && data === undefined;
  const named = (data?.links ?? []).filter(({ id }) => SUBJECTS.includes(id));
  const isMissing = customerServiceUrl !== "" && !named.some(({ id }) => id === "support");
  const support = { id: "support", label: common("customerService"), url: customerServiceUrl };
  const links = isMissing ? [support, ...named] : named;
  if (links.length === 0 && !hasFailed) return null;
  return (
    <p className={help}>
      <span>{text("orderHelp")}</span>
      {links.map(({ id, label, url }) => (
        <TextLink key={id} href={url} tone="inline">
          {label}
        </TextLink>
      ))}
      {hasFailed && <PartFailure isBare onRetry={() => void refetch()} />}
      {orderKey !== undefined && <span>{text("orderTitle", { key: isolated(orderKey) })}</span>}
    </p>
  );
}
