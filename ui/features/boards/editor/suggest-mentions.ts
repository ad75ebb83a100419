import { type Command, type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { mentionQueryOf as mentionQueryIn } from "#core/community/mention-query.ts";
import { isComposing } from "#ui/kit/keyboard/composing-keys.ts";
import { articleSchema } from "./article-schema.ts";

/** A player who can be mentioned. */
export interface Mentionable {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string;
}

/** An `@` that is being typed: the text after it and its position. */
export interface MentionQuery {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

interface MentionState {
  readonly query: MentionQuery | null;
  /** Position of an `@` whose list was closed with Escape. */
  readonly dismissedAt: number | null;
}

const key = new PluginKey<MentionState>("mentions");

export const mentionQueryOf = (state: EditorState): MentionQuery | null => key.getState(state)?.query ?? null;

/**
 * Follows the @ before the cursor. `onKey` gets the keys that work in the list while it is open and returns whether it has
 * used them.
 */
export function suggestMentions(onKey: (event: KeyboardEvent) => boolean): Plugin<MentionState> {
  return new Plugin<MentionState>({
    key,
    state: {
      init: () => ({ query: null, dismissedAt: null }),
      apply(transaction, { dismissedAt }, _, state) {
        const dismissed: number | null = transaction.getMeta(key) ?? dismissedAt;
        const found = queryIn(state);
        return {
          query: found?.from === dismissed ? null : found,
          dismissedAt: found?.from === dismissed ? dismissed : null,
        };
      },
    },
    props: {
      handleKeyDown(view, event) {
        if (mentionQueryOf(view.state) === null || isComposing(event)) return false;
        return onKey(event);
      },
    },
  });
}

function queryIn({ selection }: EditorState): MentionQuery | null {
  const { $from, empty, from } = selection;
  if (!empty || !$from.parent.inlineContent || $from.parent.type === articleSchema.nodes.spoiler_title) return null;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 40), $from.parentOffset, "\n", "\ufffc");
  const words = mentionQueryIn(before);
  return words === null ? null : { words, from: from - words.length - 1, to: from };
}

/** Closes the list; it opens again with the next @. */
export function dismissMentions(view: EditorView): void {
  const query = mentionQueryOf(view.state);
  if (query !== null) view.dispatch(view.state.tr.setMeta(key, query.from));
}

/** Puts a name where the @ was written. */
export function insertMention(view: EditorView, { id, nickname }: Mentionable): void {
  const query = mentionQueryOf(view.state);
  const node = articleSchema.nodes.mention?.create({ id, name: nickname });
  if (query === null || node === undefined) return;
  view.dispatch(view.state.tr.replaceWith(query.from, query.to, [node, articleSchema.text(" ")]).scrollIntoView());
  view.focus();
}

/** Writes an `@` that begins a mention: behind a word after a space. */
export const beginMention: Command = (state, dispatch) => {
  const begin = (text: string) => state.tr.insertText(text);
  const isBegun = queryIn(state.apply(begin("@"))) !== null;
  dispatch?.(begin(isBegun ? "@" : " @").scrollIntoView());
  return true;
};
