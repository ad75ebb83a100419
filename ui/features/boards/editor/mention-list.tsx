import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isEnter } from "#ui/kit/keyboard/composing-keys.ts";
import { OptionList } from "#ui/kit/option-list/option-list.tsx";
import { dismissMentions, insertMention, type Mentionable, mentionQueryOf } from "./suggest-mentions.ts";

/** Pause in typing before names are requested, in milliseconds. */
const ASK_AFTER_MS = 150;

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
  const [players, setPlayers] = useState<readonly Mentionable[]>([]);
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLSpanElement>(null);
  const isOpen = query !== null && players.length > 0;

  useEffect(() => {
    if (words === null) {
      setPlayers([]);
      return;
    }
    let isLate = false;
    const timer = setTimeout(async () => {
      const found = await find(words);
      if (isLate) return;
      setPlayers(found);
      setActive(0);
    }, ASK_AFTER_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [words, find]);

  useEffect(() => onActive(isOpen ? active : null), [isOpen, active, onActive]);

  useEffect(() => {
    const choose = (index: number) => {
      const player = players[index];
      if (player !== undefined) insertMention(view, player);
    };
    keys.current.onKey = (event) => {
      const { key } = event;
      if (!isOpen) return false;
      const count = players.length;
      if (key === "ArrowDown") setActive((active + 1) % count);
      else if (key === "ArrowUp") setActive((active + count - 1) % count);
      else if (isEnter(event) || key === "Tab") choose(active);
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
        onChoose={(index) => {
          const player = players[index];
          if (player !== undefined) insertMention(view, player);
        }}
        onClose={() => dismissMentions(view)}
      />
    </span>
  );
}
