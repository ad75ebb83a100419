import { setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Attrs, MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from "prosemirror-state";
import { articleSchema } from "./article-schema.ts";

const { nodes, marks } = articleSchema;

export type MarkName = "strong" | "em" | "underline" | "strike";
export type BlockName = "blockquote" | "bullet_list" | "ordered_list";

/** Whether the selected words, or the ones to be written next, carry a mark. */
export function hasMark(state: EditorState, name: MarkName | "link"): boolean {
  const type = marks[name] as MarkType;
  const { from, to, empty, $from } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
}

/** Whether the selection is in a heading of this level. */
export function isHeading(state: EditorState, level: number): boolean {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs.level === level;
}

/** Whether the selection lies somewhere in a block of this kind. */
export function isInside(state: EditorState, name: BlockName | "spoiler" | "table"): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === nodes[name]) return true;
  return false;
}

export const toggle = (name: MarkName | "code"): Command => toggleMark(marks[name] as MarkType);

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const [type, attrs] = isHeading(state, level) ? [nodes.paragraph, null] : [nodes.heading, { level }];
    return setBlockType(type as NodeType, attrs)(state, dispatch);
  };

export const toggleBlock =
  (name: BlockName): Command =>
  (state, dispatch, view) => {
    if (name === "blockquote")
      return isInside(state, name)
        ? lift(state, dispatch)
        : wrapIn(nodes.blockquote as NodeType)(state, dispatch, view);
    if (isInside(state, name)) return liftListItem(nodes.list_item as NodeType)(state, dispatch, view);
    return wrapInList(nodes[name] as NodeType)(state, dispatch);
  };

/** Takes the innermost quotation around the selection away. */
const lift: Command = (state, dispatch) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const quote = $from.node(depth);
    if (quote.type !== nodes.blockquote) continue;
    const start = $from.before(depth);
    dispatch?.(state.tr.replaceWith(start, start + quote.nodeSize, quote.content).scrollIntoView());
    return true;
  }
  return false;
};

/** Inserts a block at the selection: it replaces an empty paragraph, or follows the block with the cursor. */
export const insertBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const transaction = state.tr;
    const isEmpty = $from.parent.type === nodes.paragraph && $from.parent.content.size === 0;
    let position: number;
    if (isEmpty && $from.depth > 0 && canReplaceParent(state, block)) {
      position = $from.before();
      transaction.replaceWith(position, $from.after(), block);
    } else {
      position = insertionPoint(state, block);
      transaction.insert(position, block);
    }
    const end = position + block.nodeSize;
    // A video or a rule is always followed by a paragraph.
    if (block.isAtom && end === transaction.doc.content.size) {
      transaction.insert(end, (nodes.paragraph as NodeType).create());
    }
    transaction.setSelection(Selection.near(transaction.doc.resolve(block.isAtom ? end + 1 : position + 1)));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

function canReplaceParent({ selection: { $from } }: EditorState, block: Node): boolean {
  const index = $from.index(-1);
  return $from.node(-1).canReplaceWith(index, index + 1, block.type);
}

/** After the innermost block that may be followed by this one. */
function insertionPoint({ selection: { $to }, doc }: EditorState, block: Node): number {
  for (let depth = $to.depth; depth > 0; depth -= 1) {
    const index = $to.indexAfter(depth - 1);
    if ($to.node(depth - 1).canReplaceWith(index, index, block.type)) return $to.after(depth);
  }
  return doc.content.size;
}

export const insertRule: Command = insertBlock((nodes.rule as NodeType).create());

export const insertVideo = (id: string): Command => insertBlock((nodes.video as NodeType).create({ id }));

/** A table of three rows with a head, ready to be written in. */
export const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType) =>
    (nodes.table_row as NodeType).create(
      null,
      [0, 1, 2].map(() => type.createAndFill() as Node),
    );
  const table = (nodes.table as NodeType).create(null, [
    row(nodes.table_header as NodeType),
    row(nodes.table_cell as NodeType),
    row(nodes.table_cell as NodeType),
  ]);
  return insertBlock(table)(state, dispatch);
};

/** Hides the selected blocks behind a title; an empty spoiler where nothing is selected. */
export const toggleSpoiler =
  (title: string): Command =>
  (state, dispatch) => {
    if (isInside(state, "spoiler")) return unwrapSpoiler(state, dispatch);
    const { $from, $to, empty } = state.selection;
    const head = (nodes.spoiler_title as NodeType).create(null, title === "" ? null : articleSchema.text(title));
    const range = $from.blockRange($to);
    const isOwnPlace =
      range?.parent.canReplaceWith(range.startIndex, range.endIndex, nodes.spoiler as NodeType) === true;
    const isWorthHiding = !empty || $from.parent.content.size > 0;
    if (!isWorthHiding || !isOwnPlace || range === null) {
      const blank = (nodes.paragraph as NodeType).create();
      return insertBlock((nodes.spoiler as NodeType).create(null, [head, blank]))(state, dispatch);
    }
    const hidden = range.parent.content.cut(
      range.start - range.$from.start(range.depth),
      range.end - range.$from.start(range.depth),
    );
    const spoiler = (nodes.spoiler as NodeType).createChecked(null, hidden.addToStart(head));
    const transaction = state.tr.replaceWith(range.start, range.end, spoiler);
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(range.start + 2)));
    dispatch?.(transaction.scrollIntoView());
    return true;
  };

const unwrapSpoiler: Command = (state, dispatch) => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const spoiler = $from.node(depth);
    if (spoiler.type !== nodes.spoiler) continue;
    const start = $from.before(depth);
    const blocks = spoiler.children.slice(1);
    const transaction = state.tr.replaceWith(start, start + spoiler.nodeSize, blocks);
    transaction.setSelection(Selection.near(transaction.doc.resolve(start + 1)));
    dispatch?.(transaction.scrollIntoView());
    return true;
  }
  return false;
};

/** Enter in the title of a spoiler moves to its content. */
export const leaveSpoilerTitle: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.spoiler_title) return false;
  dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve($from.after()), 1)).scrollIntoView());
  return true;
};

/** Enter on an empty last line of a spoiler moves below it. */
export const leaveSpoiler: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const isLastLine =
    empty &&
    $from.depth >= 2 &&
    $from.parent.type === nodes.paragraph &&
    $from.parent.content.size === 0 &&
    $from.node(-1).type === nodes.spoiler &&
    $from.index(-1) === $from.node(-1).childCount - 1 &&
    $from.node(-1).childCount > 2;
  if (!isLastLine) return false;
  const transaction = state.tr.delete($from.before(), $from.after());
  const after = transaction.mapping.map($from.after(-1));
  transaction.insert(after, (nodes.paragraph as NodeType).create());
  transaction.setSelection(TextSelection.near(transaction.doc.resolve(after + 1)));
  dispatch?.(transaction.scrollIntoView());
  return true;
};

/** Backspace at the start of a spoiler's title takes the spoiler away and keeps what it hid. */
export const dissolveSpoiler: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type !== nodes.spoiler_title) return false;
  return unwrapSpoiler(state, dispatch);
};

/** The link the selection is in, with where it begins and ends; `null` outside of links. */
export function linkAt(
  state: EditorState,
): { readonly href: string; readonly from: number; readonly to: number } | null {
  const { $from, from, to } = state.selection;
  const type = marks.link as MarkType;
  const link = type.isInSet($from.marks()) ?? (to > from ? type.isInSet($from.nodeAfter?.marks ?? []) : undefined);
  if (!link) return null;
  const { parent } = $from;
  const start = $from.start();
  let [first, last] = [-1, -1];
  parent.forEach((child, offset) => {
    if (!link.isInSet(child.marks)) {
      if (last >= 0 && start + last < from) [first, last] = [-1, -1];
      return;
    }
    if (first < 0 && start + offset <= to) first = offset;
    if (first >= 0 && (last < 0 || last === offset)) last = offset + child.nodeSize;
  });
  return first < 0 ? null : { href: String(link.attrs.href), from: start + first, to: start + last };
}

/** Links the selected words; where none are selected, the whole link around the cursor, or the address as it is `shown`. */
export const setLink =
  (href: string, shown = href): Command =>
  (state, dispatch) => {
    const link = (marks.link as MarkType).create({ href });
    const around = linkAt(state);
    const { from, to, empty } = state.selection;
    const transaction = state.tr;
    if (around !== null)
      transaction.removeMark(around.from, around.to, marks.link).addMark(around.from, around.to, link);
    else if (empty) transaction.replaceSelectionWith(articleSchema.text(shown, [link]), false);
    else transaction.addMark(from, to, link);
    dispatch?.(transaction.removeStoredMark(marks.link as MarkType).scrollIntoView());
    return true;
  };

/** Names, in a transaction, the text that is meant to be no link. */
export const LINK_TAKEN_OFF = "linkTakenOff";

export const removeLink: Command = (state, dispatch) => {
  const around = linkAt(state);
  if (around === null) return false;
  const text = state.doc.textBetween(around.from, around.to);
  dispatch?.(state.tr.removeMark(around.from, around.to, marks.link).setMeta(LINK_TAKEN_OFF, text));
  return true;
};

export const insertText =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView());
    return true;
  };

/**
 * Position after the last word of the article. The browser's default would be after the preview of an uploading
 * picture, outside every paragraph, and a space typed there would be lost.
 */
export const goToEnd: Command = ({ doc, tr }, dispatch) => {
  if (!doc.lastChild?.isTextblock) return false;
  dispatch?.(tr.setSelection(TextSelection.atEnd(doc)).scrollIntoView());
  return true;
};

/** The selected picture and its position. */
export function selectedImage(state: EditorState): { readonly position: number; readonly attrs: Attrs } | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.image) return null;
  return { position: selection.from, attrs: selection.node.attrs };
}

/** Changes the selected picture and keeps it selected. */
export const changeImage =
  (change: Attrs): Command =>
  (state, dispatch) => {
    const image = selectedImage(state);
    if (image === null) return false;
    const transaction = state.tr.setNodeMarkup(image.position, null, { ...image.attrs, ...change });
    dispatch?.(transaction.setSelection(NodeSelection.create(transaction.doc, image.position)));
    return true;
  };
