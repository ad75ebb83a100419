import type { ParseKeys } from "i18next";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import type { IconName } from "#ui/kit/icon/icon.tsx";
import { focusRovingItem, makeRoving, roveByKey } from "#ui/kit/rail/roving-focus.ts";
import {
  hasMark,
  insertRule,
  insertTable,
  isHeading,
  isInside,
  toggle,
  toggleBlock,
  toggleHeading,
  toggleSpoiler,
} from "./editor-commands.ts";
import type { Tray } from "./editor-trays.tsx";
import { beginMention } from "./suggest-mentions.ts";

interface Tool {
  readonly icon: IconName;
  readonly label: ParseKeys<"writing">;
  readonly run?: Command;
  readonly isOn?: (state: EditorState) => boolean;
  /** Opens below the tools. */
  readonly tray?: Tray;
}

const GROUPS: readonly (readonly Tool[])[] = [
  [
    { icon: "undo", label: "undo", run: undo },
    { icon: "redo", label: "redo", run: redo },
  ],
  [
    { icon: "heading-2", label: "heading", run: toggleHeading(2), isOn: (state) => isHeading(state, 2) },
    { icon: "heading-3", label: "subheading", run: toggleHeading(3), isOn: (state) => isHeading(state, 3) },
  ],
  [
    { icon: "bold", label: "bold", run: toggle("strong"), isOn: (state) => hasMark(state, "strong") },
    { icon: "italic", label: "italic", run: toggle("em"), isOn: (state) => hasMark(state, "em") },
    { icon: "underline", label: "underline", run: toggle("underline"), isOn: (state) => hasMark(state, "underline") },
    { icon: "strikethrough", label: "strike", run: toggle("strike"), isOn: (state) => hasMark(state, "strike") },
  ],
  [
    {
      icon: "list",
      label: "list",
      run: toggleBlock("bullet_list"),
      isOn: (state) => isInside(state, "bullet_list"),
    },
    {
      icon: "list-ordered",
      label: "orderedList",
      run: toggleBlock("ordered_list"),
      isOn: (state) => isInside(state, "ordered_list"),
    },
    { icon: "quote", label: "quote", run: toggleBlock("blockquote"), isOn: (state) => isInside(state, "blockquote") },
  ],
];

interface EditorToolbarProps {
  readonly view: EditorView;
  readonly state: EditorState;
  /** Element that the tools act on. */
  readonly controls: string;
  readonly tray: Tray | null;
  readonly onTray: (tray: Tray | null) => void;
  readonly onChooseImages: () => void;
}

/** The tools in a row (WAI-ARIA toolbar): one tab stop, arrows move, Escape returns to the text. */
export function EditorToolbar({ view, state, controls, tray, onTray, onChooseImages }: EditorToolbarProps) {
  const { t: text } = useTranslation("writing");
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (row.current !== null) makeRoving(row.current);
  }, []);

  const groups = [
    ...GROUPS,
    [
      { icon: "link", label: "link", tray: "link", isOn: (now: EditorState) => hasMark(now, "link") },
      { icon: "image-add", label: "image" },
      { icon: "video", label: "video", tray: "video" },
      { icon: "table", label: "table", run: insertTable },
      {
        icon: "eye-off",
        label: "spoiler",
        run: toggleSpoiler(text("spoilerTitle")),
        isOn: (now: EditorState) => isInside(now, "spoiler"),
      },
      { icon: "mention", label: "mention", run: beginMention },
      { icon: "smile", label: "emoji", tray: "emoji" },
      { icon: "minus", label: "rule", run: insertRule },
    ],
  ] as const satisfies readonly (readonly Tool[])[];

  const press = (tool: Tool, event: MouseEvent) => {
    if (tool.tray !== undefined) return onTray(tray === tool.tray ? null : tool.tray);
    if (tool.label === "image") return onChooseImages();
    tool.run?.(view.state, view.dispatch, view);
    // After a pointer press or a mention, the focus returns to the text; by keyboard it stays, because one tool often follows another.
    if (event.detail > 0 || tool.label === "mention") view.focus();
  };
  const rove = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") view.focus();
    else if (!roveByKey(event.currentTarget, event)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={text("tools")}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={rove}
      onFocus={(event: FocusEvent<HTMLDivElement>) => focusRovingItem(event.currentTarget, event.target)}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((tools, index) => [
        index > 0 && <span key={`before-${tools[0].label}`} data-part="line" aria-hidden="true" />,
        ...tools.map((tool: Tool) => (
          <IconButton
            key={tool.label}
            icon={tool.icon}
            label={text(tool.label)}
            {...(tool.tray === undefined ? {} : { "aria-expanded": tray === tool.tray })}
            {...(tool.isOn === undefined ? {} : { selected: tool.isOn(state) })}
            onClick={(event) => press(tool, event)}
          />
        )),
      ])}
    </div>
  );
}
