import { css } from "@linaria/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleSort } from "#core/community/article.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { writeBoardSearch } from "./board-search.ts";

export interface BoardSearchFormProps {
  /** Address of the list that is searched. */
  readonly path: string;
  readonly sort: ArticleSort | undefined;
  /** What is searched for now. */
  readonly words: string | undefined;
}

const form = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
  }
`;

/** Looks for words in a board: what is found has an address. */
export function BoardSearchFormParts({ path, sort, words }: BoardSearchFormProps) {
  const { t: text } = useTranslation("boards");
  const navigate = useNavigate();
  const inputId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const q = typeof typed === "string" && typed.trim() !== "" ? typed.trim() : undefined;
    void navigate({ to: path, search: writeBoardSearch({ sort, q }), resetScroll: false });
  };
  return (
    // The key resets the form for each search in the address; without scripts the browser submits it as a normal form.
    <form key={words ?? ""} className={form} onSubmit={submit}>
      {sort !== undefined && sort !== "new" && <input type="hidden" name="sort" value={sort} />}
      <TextInput
        id={inputId}
        type="search"
        name="q"
        icon="search"
        aria-label={text("searchLabel")}
        placeholder={text("searchLabel")}
        defaultValue={words ?? ""}
        maxLength={100}
        enterKeyHint="search"
      />
      <Button type="submit" variant="secondary">
        {text("search")}
      </Button>
    </form>
  );
}
