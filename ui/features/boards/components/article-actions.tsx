import { useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Article } from "#core/community/article.ts";
import { postRightsOf } from "#core/community/post.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useShare } from "#ui/features/share/use-share.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { MenuButton } from "#ui/kit/menu/menu-button.tsx";
import type { MenuEntry } from "#ui/kit/menu/menu-entry.ts";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { useBoardPaths } from "./board-paths.ts";
import { moreLook } from "./post-look.ts";
import { usePostActions } from "./use-post-actions.ts";
import { useReaderEntries } from "./use-reader-entries.ts";

export interface ArticleActionsProps {
  readonly article: Article;
}

/** Actions on an article other than liking it. */
export function ArticleMenu({ article }: ArticleActionsProps) {
  const { t: text } = useTranslation("boards");
  const router = useRouter();
  const paths = useBoardPaths(article.gameCode);
  const { act, report } = usePostActions(article);
  const rights = postRightsOf(article.myRole, article.isMine);
  const reader = useReaderEntries(
    { act, report },
    {
      author: article.author,
      isMine: article.isMine,
      subject: `article/${article.id}`,
      shared: { title: article.title, text: article.excerpt },
      reportTitle: text("reportArticle"),
      report: (actions, at, given) => actions.reportArticle(at, given),
      hide: (actions, at, hidden) => actions.hideArticle(at, hidden),
    },
  );

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
          refused: text("restoreFailed"),
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
    ...reader.entries,
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
    <MenuButton label={text("more")} className={moreLook} entries={entries} opens={reader.opens}>
      <Icon name="more" size={18} />
    </MenuButton>
  );
}

/** Likes and shares an article. */
export function ArticleButtons({ article }: ArticleActionsProps) {
  const { t: text } = useTranslation("boards");
  const { number } = useFormats();
  const share = useShare();
  const { act } = usePostActions(article);
  const { likeCount } = article;
  const like = () => void act({ run: (actions, at) => actions.likeArticle(at, article) });
  const pressLike = usePlayerAction(`article/${article.id}/like`, like, {
    // The player may like it already, or have written it.
    resume: () => article.myLike || article.isMine || like(),
  });
  return (
    <>
      <Button
        data-log="like"
        variant="outlineSecondary"
        icon="heart"
        iconFilled={article.myLike}
        selected={article.myLike}
        aria-pressed={article.myLike}
        {...(article.isMine ? { disabled: true, reason: text("ownPost"), reasonPosition: "bubble" } : {})}
        onClick={() => pressLike()}
      >
        {likeCount ? text("likes", { count: likeCount, number: number(likeCount) }) : text("like")}
      </Button>
      <Button
        data-log="share"
        variant="outlineSecondary"
        icon="share"
        onClick={() => void share({ title: article.title, text: article.excerpt })}
      >
        {text("share")}
      </Button>
    </>
  );
}
