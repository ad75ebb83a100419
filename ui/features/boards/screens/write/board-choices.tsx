import { useTranslation } from "react-i18next";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import type { WritingStart } from "#ui/data/writing.ts";
import { Field } from "#ui/kit/field/field.tsx";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";
import type { ArticleForm as FormState } from "./use-article-form.ts";

interface BoardChoicesProps {
  readonly target: EditorTarget;
  readonly start: WritingStart;
  readonly state: FormState;
}

/** Board and menu, where there is something to choose. */
export function BoardChoices({ target, start, state }: BoardChoicesProps) {
  const { t: text } = useTranslation("writing");
  const { boards } = start.boards;
  const { boardAlias, menu } = state.words;
  const menus = boards.find(({ alias }) => alias === boardAlias)?.menus ?? [];
  if (target.boardAlias !== null && menus.length === 0) return null;
  return (
    <div data-part="choices" inert={state.isPending}>
      {target.boardAlias === null && (
        <Field label={text("board")}>
          {(control) => (
            <NativeSelect
              {...control}
              value={boardAlias}
              options={boards.map(({ alias, title }) => ({ value: alias, label: title }))}
              onChange={(alias) => state.change({ boardAlias: alias, menu: null })}
            />
          )}
        </Field>
      )}
      {menus.length > 0 && (
        <Field label={text("menu")} need="optional">
          {(control) => (
            <NativeSelect
              {...control}
              value={menu ?? ""}
              options={[
                { value: "", label: text("noMenu") },
                ...menus.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(id) => state.change({ menu: id === "" ? null : id })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
