import type { ParseKeys } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import library from "#ui/kit/icon/drawings/grid.json";
import news from "#ui/kit/icon/drawings/news.json";
import store from "#ui/kit/icon/drawings/store.json";
import user from "#ui/kit/icon/drawings/user.json";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { IconBox } from "#ui/kit/icon/icon-box.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";

interface TabProps {
  readonly to: string;
  /** Path data: drawn by the server too, unlike an icon that loads by its name. */
  readonly line: string;
  readonly label: ParseKeys<"common">;
}

/** Links to the main pages, and a button that opens the search field of the header. */
export function BottomNavigation({ onSearch }: { readonly onSearch: (opener: HTMLElement) => void }) {
  const { t: text } = useTranslation("common");
  const tab = ({ to, line, label }: TabProps): ReactNode => (
    <li>
      <PageLink to={to}>
        <IconBox>
          <path d={line} />
        </IconBox>
        <span>{text(label)}</span>
      </PageLink>
    </li>
  );
  return (
    <nav aria-label={text("mainNavigation")}>
      <ul>
        {tab({ to: "/", line: store.line, label: "navStore" })}
        {tab({ to: buildPath("library", {}), line: library.line, label: "library" })}
        <li>
          <button type="button" onClick={(event) => onSearch(event.currentTarget)}>
            <Icon name="search" />
            <span>{text("search")}</span>
          </button>
        </li>
        {tab({ to: buildPath("notice", {}), line: news.line, label: "navNews" })}
        {tab({ to: buildPath("account", {}), line: user.line, label: "navAccount" })}
      </ul>
    </nav>
  );
}
