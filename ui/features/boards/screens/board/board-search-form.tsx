import { css } from "@linaria/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { ALL_LANGUAGES, MY_LANGUAGES } from "#core/community/post-languages.ts";
import { trimVisible } from "#core/texts/visible-text.ts";
import { LOCALES } from "#locales/manifest.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { chosenLanguages, useRememberLanguages } from "#ui/data/post-languages.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { shortLanguageTag } from "#ui/i18n/short-language-tag.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { usePersistedState, useTypedBeforeHydration } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { type BoardSearch, writeBoardSearch } from "./board-search.ts";

export interface BoardSearchFormProps {
  /** Address of the list that is searched. */
  readonly path: string;
  /** Search of the current address. */
  readonly choice: BoardSearch;
}

const row = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);

    & > form {
      flex: 1 1 300px;
    }

    & > span {
      flex: 0 1 220px;
    }

    @media ${UP_TO_PHONE} {
      & > span {
        flex-basis: 100%;
      }
    }
  }
`;

const form = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
  }
`;

/** Looks for words in a board: what is found has an address. */
export function BoardSearchForm(props: BoardSearchFormProps) {
  return (
    <div className={row}>
      {/* The form begins with each search in the address. */}
      <SearchForm key={props.choice.q ?? ""} {...props} />
      <LanguageChoice {...props} />
    </div>
  );
}

const TYPED = v.string();

function SearchForm({ path, choice }: BoardSearchFormProps) {
  const { sort, language, q: words = "" } = choice;
  const { t: text } = useTranslation("boards");
  const navigate = useNavigate();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = usePersistedState("board-search", TYPED, words);
  useTypedBeforeHydration(input, setTyped);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = trimVisible(typed);
    void navigate({
      to: path,
      search: writeBoardSearch({ sort, language, q: q === "" ? undefined : q }),
      resetScroll: false,
    });
  };
  return (
    // Without scripts the browser submits it as a normal form.
    <form name="board-search" className={form} onSubmit={submit}>
      {sort !== undefined && sort !== "new" && <input type="hidden" name="sort" value={sort} />}
      {language !== undefined && <input type="hidden" name="language" value={language} />}
      <TextInput
        ref={input}
        id={inputId}
        type="search"
        name="q"
        icon="search"
        aria-label={text("searchLabel")}
        placeholder={text("searchLabel")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={100}
        enterKeyHint="search"
      />
      <Button type="submit" variant="secondary">
        {text("search")}
      </Button>
    </form>
  );
}

/** Languages of the articles: those of the reader first, all, or one; remembered on the device. */
function LanguageChoice({ path, choice }: BoardSearchFormProps) {
  const { t: text } = useTranslation("boards");
  const { languageName } = useFormats();
  const navigate = useNavigate();
  const remember = useRememberLanguages();
  const chosen = chosenLanguages(useQueryScope(), choice.language);
  return (
    <NativeSelect
      name="language"
      aria-label={text("languageFilter")}
      value={chosen}
      onChange={(language) => {
        remember(language);
        void navigate({ to: path, search: writeBoardSearch({ ...choice, language }), resetScroll: false });
      }}
      options={[
        { value: MY_LANGUAGES, label: text("myLanguages") },
        { value: ALL_LANGUAGES, label: text("allLanguages") },
        ...LOCALES.map(({ tag }) => ({ value: tag, label: languageName(shortLanguageTag(tag)) })),
      ]}
    />
  );
}
