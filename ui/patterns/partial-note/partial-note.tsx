import { css } from "@linaria/core";
import type { QueryKey } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useIsPartial } from "#ui/data/partial-lists.ts";

const note = css`
  @layer sections {
    color: var(--color-text-quiet);
    font-size: var(--type-14);
  }
`;

/** Says that some entries of a list could not be read; nothing if all could. */
export function PartialNote({ queryKey }: { readonly queryKey: QueryKey }) {
  const { t: text } = useTranslation("common");
  if (!useIsPartial(queryKey)) return null;
  return (
    <p className={note} role="status">
      {text("listCut")}
    </p>
  );
}
