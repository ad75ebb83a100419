import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import type { ResultPages } from "./use-results.ts";

interface MoreButtonProps {
  readonly pages: ResultPages;
  readonly shown: number;
  readonly total: number;
}

/** How many games are shown, and a button for the next ones. */
export function MoreButton({ pages, shown, total }: MoreButtonProps) {
  const { t: text } = useTranslation("store");
  const { t: common } = useTranslation("common");
  const formats = useFormats();
  const announce = useAnnouncer();
  const isFailed = pages.isFetchNextPageError;
  const load = async () => {
    const { data, isError } = await pages.fetchNextPage();
    const added = data?.pages.at(-1)?.games.length ?? 0;
    if (!isError) announce(text("moreShown", { count: added, number: formats.number(added) }));
  };
  return (
    <div data-part="more">
      <p data-part="count">{text("shownOfTotal", { shown: formats.number(shown), total: formats.number(total) })}</p>
      {isFailed && <p role="alert">{common("partFailed")}</p>}
      <Button variant="secondary" size="large" busy={pages.isFetchingNextPage} onClick={() => void load()}>
        {isFailed ? common("tryAgain") : text("showMore")}
      </Button>
    </div>
  );
}
