import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { cafeQuery } from "#ui/features/launcher/queries/cafe.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";

const note = css`
  @layer screens {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-live-text);
    font-weight: 600;
  }
`;

/** Shows players in an internet café that it counts; nothing elsewhere. */
export function CafeNote() {
  const { t: text } = useTranslation("launcher");
  const { data: cafe } = useQuery(cafeQuery(useQueryScope()));
  if (cafe === undefined || cafe === "none") return null;
  return (
    <span className={note}>
      <Icon name="check-circle" size={18} />
      {text(cafe === "beta" ? "cafeTest" : "cafe")}
    </span>
  );
}
