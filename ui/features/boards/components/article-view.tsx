import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Article } from "#core/community/article.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { ArticleBody } from "#ui/patterns/article-body/article-body.tsx";
import { ArticleButtons, ArticleMenu } from "./article-actions.tsx";
import { HIDDEN_BY_TEXTS } from "./hidden-by-texts.ts";
import { HiddenPost } from "./hidden-post.tsx";
import { PostHead } from "./post-head.tsx";
import { moreLook } from "./post-look.ts";

interface ArticleViewProps {
  readonly article: Article;
  /** Name of the menu that contains the article. */
  readonly menu: string | undefined;
}

const view = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);

    & > header {
      display: grid;
      gap: var(--space-4);
      padding-block-end: var(--space-5);
      border-block-end: 1px solid var(--color-line);
    }

    & [data-part="marks"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & h1 {
      font-size: clamp(var(--type-24), 4vw, var(--type-32));
      font-weight: 800;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
      text-wrap: balance;
    }

    & > [data-part="note"] {
      display: flex;
      gap: var(--space-3);
      align-items: center;
      padding: var(--space-3) var(--space-4);
      border-radius: var(--radius-control);
      background: var(--color-raised);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & > footer {
      min-block-size: 74px;
      padding-block: var(--space-4);
    }

    & > footer > div {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      justify-content: center;
    }
  }
`;

function MenuPart({ article }: { readonly article: Article }) {
  return (
    <PageStep fallback={<span className={moreLook} />}>
      <ArticleMenu article={article} />
    </PageStep>
  );
}

function ButtonsPart({ article }: { readonly article: Article }) {
  return (
    <PageStep fallback={null}>
      <ArticleButtons article={article} />
    </PageStep>
  );
}

/** An article as players read it, with what they can do with it. */
export function ArticleView({ article, menu }: ArticleViewProps) {
  const { t: text } = useTranslation("boards");
  return (
    <article className={view}>
      <header>
        {(menu !== undefined || article.isPinned || article.isRecommended) && (
          <div data-part="marks">
            {article.isPinned && <Badge icon="pin">{text("pinned")}</Badge>}
            {article.isRecommended && <Badge tone="primary">{text("recommendedMark")}</Badge>}
            {menu !== undefined && (
              <Badge>
                <bdi>{menu}</bdi>
              </Badge>
            )}
          </div>
        )}
        <h1 lang={article.language} dir="auto">
          {article.title}
        </h1>
        <PostHead
          author={article.author}
          createdAt={article.createdAt}
          isEdited={article.updatedAt !== article.createdAt}
          language={article.language}
          size={40}
          tools={<MenuPart article={article} />}
        />
      </header>
      {article.hiddenBy !== null && (
        <p data-part="note">
          <Icon name="warning" size={18} />
          <span>{text(HIDDEN_BY_TEXTS[article.hiddenBy])}</span>
        </p>
      )}
      <HiddenPost reason={article.hidden} author={article.author}>
        <ArticleBody title={article.title} html={article.body} lang={article.language} />
      </HiddenPost>
      <footer>
        <ButtonsPart article={article} />
      </footer>
    </article>
  );
}
