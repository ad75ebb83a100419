import { useTranslation } from "react-i18next";
import type { Author } from "#core/community/article.ts";

/** Words for an author: the nickname, or what is known of a player without one. */
export function useAuthorName(): (author: Pick<Author, "nickname">) => string {
  const { t: text } = useTranslation("common");
  return ({ nickname }) => nickname || text(nickname === null ? "formerPlayer" : "unknownPlayer");
}
