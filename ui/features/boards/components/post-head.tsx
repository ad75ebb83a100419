import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Author } from "#core/community/article.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { shortLanguageTag } from "#ui/i18n/short-language-tag.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { dotted } from "#ui/kit/dotted/dotted.ts";
import { AuthorLink } from "#ui/patterns/author-link/author-link.tsx";
import { Ago } from "./ago.tsx";
import { postLook } from "./post-look.ts";

interface PostHeadProps {
  readonly author: Author;
  readonly createdAt: string;
  readonly isEdited: boolean;
  /** Language it is written in; absent where that is not known. */
  readonly language?: string;
  readonly size?: number;
  /** Actions on the post. */
  readonly tools?: ReactNode;
}

/** Author, time and language of a post. */
export function PostHead({ author, createdAt, isEdited, language, size, tools }: PostHeadProps) {
  const { t: text } = useTranslation("boards");
  const { languageName } = useFormats();
  const { locale } = useVisit();
  const isForeign = language !== undefined && language !== "" && language.split("-")[0] !== locale.split("-")[0];
  return (
    <div className={postLook}>
      <Avatar name={author.nickname} image={author.avatar} {...(size === undefined ? {} : { size })} />
      <div data-part="who">
        <span data-part="name">
          <AuthorLink author={author} />
          {author.isModerator && <Badge icon="shield">{text("moderator")}</Badge>}
        </span>
        <span data-part="facts" className={dotted}>
          <Ago instant={createdAt} />
          {isEdited && <span>{text("edited")}</span>}
          {isForeign && <span>{languageName(shortLanguageTag(language))}</span>}
        </span>
      </div>
      {tools !== undefined && <div data-part="tools">{tools}</div>}
    </div>
  );
}
