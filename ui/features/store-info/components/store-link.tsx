import { useQuery } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";

/** The editors' link of that id, in their words; nothing where they have none, a note if it cannot be loaded. */
export function StoreLink({ id }: { readonly id: "refund" | "age-ratings" }) {
  const { data, isError, refetch } = useQuery(storeLinksQuery(useQueryScope()));
  const link = data?.links.find((one) => one.id === id);
  if (isError && data === undefined) return <PartFailure isBare onRetry={() => void refetch()} />;
  return (
    link && (
      <TextLink href={link.url} tone="inline">
        <bdi>{link.label}</bdi>
      </TextLink>
    )
  );
}
