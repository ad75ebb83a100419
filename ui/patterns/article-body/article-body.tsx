import { useRef } from "react";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { articleLook } from "./article-look.ts";
import { useFollowLinks } from "./use-follow-links.ts";

interface ArticleBodyProps {
  /** Title of the text, for the viewer of its pictures. */
  readonly title: string;
  /** HTML of a player. */
  readonly html: string;
  /** Language of the article, where it is not the page's. */
  readonly lang?: string | undefined;
}

const loadMedia = () => import("./article-media.idle.tsx");

/** The body of an article or a notice as players read it. */
export function ArticleBody({ title, html, lang }: ArticleBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const { module, load } = useIdleModule(loadMedia);
  const follow = useFollowLinks(load);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by keyboard too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers make a click of Enter on a link.
    <div ref={body} className={articleLook} onClick={follow}>
      <SafeHtml html={html} kind="article" lang={lang} />
      {module && <module.ArticleMedia body={body} title={title} />}
    </div>
  );
}
