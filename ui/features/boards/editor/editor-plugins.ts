import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
} from "prosemirror-commands";
import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import { Decoration, DecorationSet } from "prosemirror-view";
import { articleSchema, directionAttributeOf } from "./article-schema.ts";
import {
  dissolveSpoiler,
  goToEnd,
  leaveSpoiler,
  leaveSpoilerTitle,
  toggle,
  toggleBlock,
  toggleHeading,
} from "./editor-commands.ts";
import { linkAddresses } from "./link-addresses.ts";

const { nodes } = articleSchema;
const item = nodes.list_item as NodeType;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || state.selection.$from.parent.type === nodes.spoiler_title)
    return false;
  dispatch?.(state.tr.replaceSelectionWith((nodes.hard_break as NodeType).create()).scrollIntoView());
  return true;
});

/** Keys as word processors have them. Tab leaves the editor, except in a table, where it leaves by its last cell. */
const keys = keymap({
  "Mod-z": undo,
  "Mod-y": redo,
  "Shift-Mod-z": redo,
  "Mod-b": toggle("strong"),
  "Mod-i": toggle("em"),
  "Mod-u": toggle("underline"),
  "Shift-Mod-x": toggle("strike"),
  "Mod-e": toggle("code"),
  "Alt-Mod-2": toggleHeading(2),
  "Alt-Mod-3": toggleHeading(3),
  "Shift-Mod-7": toggleBlock("ordered_list"),
  "Shift-Mod-8": toggleBlock("bullet_list"),
  "Shift-Mod-9": toggleBlock("blockquote"),
  "Mod-[": liftListItem(item),
  "Mod-]": sinkListItem(item),
  "Mod-End": goToEnd,
  Tab: goToNextCell(1),
  "Shift-Tab": goToNextCell(-1),
  "Shift-Enter": breakLine,
  Backspace: chainCommands(undoInputRule, dissolveSpoiler),
  Enter: chainCommands(
    leaveSpoilerTitle,
    leaveSpoiler,
    splitListItem(item),
    newlineInCode,
    createParagraphNear,
    liftEmptyBlock,
    splitBlock,
  ),
});

const ruleRule = new InputRule(/^---$/, (state, _, start, end) => {
  const resolved = state.doc.resolve(start);
  if (resolved.parent.type !== nodes.paragraph) return null;
  return state.tr.delete(start, end).insert(resolved.before(), (nodes.rule as NodeType).create());
});

/** Markdown-like prefixes that format a line. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading as NodeType, (match) => ({
      level: Math.min(4, (match[1]?.length ?? 1) + 1),
    })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote as NodeType),
    wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list as NodeType),
    wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list as NodeType),
    ruleRule,
  ],
});

/** Keeps an empty line below the last block of an article, whatever its type. */
const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    doc.lastChild?.type === nodes.paragraph
      ? null
      : tr.insert(doc.content.size, (nodes.paragraph as NodeType).create()),
});

/** An empty article shows what belongs here. The attribute is drawn by the look. */
const placeholder = new Plugin({
  props: {
    attributes: ({ doc }): Record<string, string> =>
      doc.childCount === 1 && doc.firstChild?.type === nodes.paragraph && doc.firstChild.childCount === 0
        ? { "data-empty": "" }
        : {},
  },
});

/** Items and quotations turn round as soon as their first words do. */
const directions = new Plugin({
  props: {
    decorations({ doc }) {
      const turned: Decoration[] = [];
      doc.descendants((node, position) => {
        if (node.type !== item && node.type !== nodes.blockquote) return;
        turned.push(Decoration.node(position, position + node.nodeSize, directionAttributeOf(node)));
      });
      return DecorationSet.create(doc, turned);
    },
  },
});

/** How the editor behaves; what it needs from outside comes as further plugins. */
export const editorPlugins = (further: readonly Plugin[]): Plugin[] => [
  ...further,
  rules,
  keys,
  keymap(baseKeymap),
  dropCursor({ color: false, class: "editor-drop" }),
  gapCursor(),
  history(),
  tableEditing(),
  linkAddresses(),
  lastLine,
  placeholder,
  directions,
];
