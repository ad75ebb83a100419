import { useQuery } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { storeLinksQuery } from "#ui/features/store-info/queries/store-links.ts";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";

/** The editors' link of that id, in their words; nothing where they have none. */
export function StoreLink({ id }: { readonly id: "refund" | "age-ratings" }) {
  const { data } = useQuery(storeLinksQuery(useQueryScope()));
  const link = data?.links.find((one) => one.id === id);
  return (
    link && (
      <TextLink href={link.url} tone="inline">
        <bdi>{link.label}</bdi>
      </TextLink>
    )
  );
}
