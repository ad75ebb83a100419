import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { articleLook } from "./article-look.ts";
import { useFollowLinks } from "./use-follow-links.ts";

interface ArticleBodyProps {
  /** HTML of a player. */
  readonly html: string;
  /** Language of the article, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** The body of an article or a notice as players read it. */
export function ArticleBody({ html, lang }: ArticleBodyProps) {
  const follow = useFollowLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by keyboard too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers make a click of Enter on a link.
    <div className={articleLook} onClick={follow}>
      <SafeHtml html={html} kind="article" lang={lang} />
    </div>
  );
}
