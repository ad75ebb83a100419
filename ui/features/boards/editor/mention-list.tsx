import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { offeredMentions } from "#core/community/mention-query.ts";
import { isEnter } from "#ui/kit/keyboard/composing-keys.ts";
import { OptionList } from "#ui/kit/option-list/option-list.tsx";
import { dismissMentions, insertMention, type Mentionable, mentionQueryOf } from "./suggest-mentions.ts";

/** Pause in typing before names are requested, in milliseconds. */
const ASK_AFTER_MS = 150;

interface Answer {
  readonly query: string;
  readonly players: readonly Mentionable[];
}

const NO_ANSWER: Answer = { query: "", players: [] };

export interface MentionKeys {
  /** Handles a key while the list is open; returns whether it has used it. */
  onKey: (event: KeyboardEvent) => boolean;
}

interface MentionListProps {
  readonly id: string;
  readonly view: EditorView;
  readonly state: EditorState;
  /** Names that begin with what is written behind the @. */
  readonly find: (words: string) => Promise<readonly Mentionable[]>;
  readonly keys: RefObject<MentionKeys>;
  /** Index of the option the keys act on, for `aria-activedescendant`; `null` while nothing is offered. */
  readonly onActive: (index: number | null) => void;
}

/** The players an @ can mean, beside the cursor. The focus stays in the text. */
export function MentionList({ id, view, state, find, keys, onActive }: MentionListProps) {
  const { t: text } = useTranslation("writing");
  const query = mentionQueryOf(state);
  const words = query?.words ?? null;
  const [answer, setAnswer] = useState(NO_ANSWER);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const players = words === null ? [] : offeredMentions(answer, words);
  const pointed = players.findIndex((player) => player.id === pointedId);
  const active = Math.max(0, pointed);
  const isOpen = players.length > 0;
  const setActive = (index: number) => setPointedId(players[index]?.id ?? null);
  const choose = (index: number) => {
    const player = players[index];
    // The text can be newer than the list that is shown.
    const newest = mentionQueryOf(view.state)?.words;
    if (player === undefined || newest === undefined || !offeredMentions(answer, newest).includes(player)) return false;
    insertMention(view, player);
    return true;
  };

  useEffect(() => {
    if (words === null) {
      setAnswer(NO_ANSWER);
      setPointedId(null);
      return;
    }
    let isLate = false;
    const timer = setTimeout(async () => {
      const found = await find(words);
      if (!isLate) setAnswer({ query: words, players: found });
    }, ASK_AFTER_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [words, find]);

  useEffect(() => onActive(isOpen ? active : null), [isOpen, active, onActive]);

  useLayoutEffect(() => {
    keys.current.onKey = (event) => {
      const { key } = event;
      if (!isOpen) return false;
      const count = players.length;
      if (key === "ArrowDown") setActive((active + 1) % count);
      else if (key === "ArrowUp") setActive((active + count - 1) % count);
      else if (isEnter(event) || key === "Tab") return choose(active);
      else return false;
      return true;
    };
  });

  useLayoutEffect(() => {
    if (!isOpen || query === null || anchor.current === null) return;
    const { left, top, bottom } = view.coordsAtPos(query.from);
    const frame = anchor.current.offsetParent?.getBoundingClientRect();
    Object.assign(anchor.current.style, {
      left: `${left - (frame?.left ?? 0)}px`,
      top: `${top - (frame?.top ?? 0)}px`,
      blockSize: `${bottom - top}px`,
    });
  });

  if (!isOpen) return null;
  return (
    <span>
      <span ref={anchor} style={{ position: "absolute", inlineSize: "1px", pointerEvents: "none" }} />
      <span id={`${id}-label`} hidden>
        {text("mentionList")}
      </span>
      <OptionList
        id={id}
        labelledBy={`${id}-label`}
        anchor={anchor}
        options={players.map(({ id: value, nickname }) => ({ value, label: nickname, icon: "user" }))}
        chosen={null}
        active={active}
        onPoint={setActive}
        onChoose={choose}
        onClose={() => dismissMentions(view)}
      />
    </span>
  );
}
