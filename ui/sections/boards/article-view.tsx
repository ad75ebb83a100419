import { css } from "@linaria/core";
import { useRouter } from "@tanstack/react-router";
import type { Article } from "#core/community/article.ts";
import { postRightsOf } from "#core/community/post.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import type { MenuEntry } from "#ui/kit/menu/menu-entry.ts";
import { useShare } from "#ui/overlays/share/use-share.ts";
import { ArticleBody } from "../article-body/article-body.tsx";
import { useBoardPaths } from "./board-paths.ts";
import { HiddenPost } from "./hidden-post.tsx";
import { PostHead } from "./post-head.tsx";
import { moreLook } from "./post-look.ts";
import { useBoardPlace } from "./use-board-place.ts";

interface ArticleViewProps {
  readonly article: Article;
  /** Name of the menu it stands under. */
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
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      justify-content: center;
      padding-block: var(--space-4);
    }
  }
`;

/** An article as players read it, with what they can do with it. */
export function ArticleView({ article, menu }: ArticleViewProps) {
  const text = useText("boards");
  const { number } = useFormats();
  const router = useRouter();
  const share = useShare();
  const paths = useBoardPaths(article.gameCode);
  const { act, report } = useBoardPlace(article);
  const rights = postRightsOf(article.myRole, article.isMine);
  const { author, likeCount } = article;

  const remove = () =>
    void act({
      run: async (actions, at) => {
        const failure = await actions.removeArticle(at);
        if (failure === null) await router.navigate({ to: paths.list(article.boardAlias) });
        return failure;
      },
      done: {
        message: text("articleDeleted"),
        undo: {
          run: (actions, at) => actions.restoreArticle(at),
          done: { message: text("restored") },
          failed: text("restoreFailed"),
        },
      },
    });
  const entries: MenuEntry[] = [
    ...(rights.mayEdit
      ? [
          {
            id: "edit",
            label: text("edit"),
            icon: "pencil" as const,
            href: hrefOf(paths.edit(article.boardAlias, article.id)),
          },
        ]
      : []),
    ...(rights.mayDelete ? [{ id: "delete", label: text("delete"), icon: "trash" as const, onSelect: remove }] : []),
    ...(article.isMine
      ? []
      : [
          {
            id: "report",
            label: text("report"),
            icon: "flag" as const,
            onSelect: () =>
              void report(text("reportArticle"), (actions, at, given, key) => actions.reportArticle(at, given, key)),
          },
          {
            id: "hide",
            label: text("hide"),
            icon: "eye" as const,
            onSelect: () =>
              void act({
                run: (actions, at) => actions.hideArticle(at, true),
                done: { message: text("hidden"), undo: { run: (actions, at) => actions.hideArticle(at, false) } },
              }),
          },
          {
            id: "block",
            label: text("block", { name: author.nickname }),
            icon: "user-blocked" as const,
            onSelect: () =>
              void act({
                run: (actions, at) => actions.blockAuthor(at, author.id, true),
                done: {
                  message: text("blocked", { name: author.nickname }),
                  undo: { run: (actions, at) => actions.blockAuthor(at, author.id, false) },
                },
              }),
          },
        ]),
    ...(rights.mayModerate
      ? [
          {
            id: "pin",
            label: text(article.isPinned ? "unpin" : "pin"),
            icon: "pin" as const,
            onSelect: () =>
              void act({ run: (actions, at) => actions.moderateArticle(at, { pinned: !article.isPinned }) }),
          },
          {
            id: "recommend",
            label: text(article.isRecommended ? "unrecommend" : "recommend"),
            icon: "star" as const,
            onSelect: () =>
              void act({ run: (actions, at) => actions.moderateArticle(at, { recommended: !article.isRecommended }) }),
          },
          {
            id: "moderate",
            label: text(article.hiddenBy === null ? "hideForAll" : "showForAll"),
            icon: "shield" as const,
            onSelect: () =>
              void act({ run: (actions, at) => actions.moderateArticle(at, { hidden: article.hiddenBy === null }) }),
          },
        ]
      : []),
  ];

  function hrefOf(path: string): string {
    return router.buildLocation({ to: path }).publicHref;
  }

  return (
    <article className={view}>
      <header>
        {(menu !== undefined || article.isPinned || article.isRecommended) && (
          <div data-part="marks">
            {article.isPinned && <Badge icon="pin">{text("pinned")}</Badge>}
            {article.isRecommended && <Badge tone="primary">{text("recommendedMark")}</Badge>}
            {menu !== undefined && <Badge>{menu}</Badge>}
          </div>
        )}
        <h1 lang={article.language} dir="auto">
          {article.title}
        </h1>
        <PostHead
          author={author}
          createdAt={article.createdAt}
          isEdited={article.updatedAt !== article.createdAt}
          language={article.language}
          size={40}
          tools={
            <MenuButton label={text("more")} className={moreLook} entries={entries}>
              <Icon name="more" size={18} />
            </MenuButton>
          }
        />
      </header>
      {article.hiddenBy !== null && (
        <p data-part="note">
          <Icon name="warning" size={18} />
          <span>{text(article.hiddenBy === "reports" ? "ownReported" : "ownModerated")}</span>
        </p>
      )}
      <HiddenPost reason={article.hidden} author={author.nickname}>
        <ArticleBody html={article.body} lang={article.language} />
      </HiddenPost>
      <footer>
        <Button
          variant="outlineSecondary"
          icon="heart"
          iconFilled={article.myLike}
          selected={article.myLike}
          aria-pressed={article.myLike}
          {...(article.isMine ? { disabled: true, reason: text("ownPost"), reasonPlace: "bubble" } : {})}
          onClick={() => void act({ run: (actions, at) => actions.likeArticle(at, article) })}
        >
          {likeCount === 0 ? text("like") : text("likes", { count: likeCount, number: number(likeCount) })}
        </Button>
        <Button
          variant="outlineSecondary"
          icon="share"
          onClick={() => void share({ title: article.title, text: article.excerpt })}
        >
          {text("share")}
        </Button>
      </footer>
    </article>
  );
}
