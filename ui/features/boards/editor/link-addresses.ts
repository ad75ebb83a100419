import { isHistoryTransaction } from "prosemirror-history";
import type { MarkType, Node } from "prosemirror-model";
import { EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { addressOf, splitLinks } from "#ui/kit/linkify/split-links.ts";
import { articleSchema } from "./article-schema.ts";
import { LINK_TAKEN_OFF } from "./editor-commands.ts";

const link = articleSchema.marks.link as MarkType;
const code = articleSchema.marks.code as MarkType;

/** Represents a picture, a mention or a line break, so that offsets in the text equal positions in the document. */
const LEAF = "\ufffc";

/** A part of a document, by positions. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The range that a step has replaced, and the new range. Both begin at the same position. */
interface Change {
  readonly before: Range;
  readonly after: Range;
}

/** Addresses that the player has taken the link off; they stay text as long as this editor is open. */
const takenOff = new PluginKey<ReadonlySet<string>>("links taken off");
const NONE: ReadonlySet<string> = new Set();

export const linksTakenOff = (state: EditorState): ReadonlySet<string> => takenOff.getState(state) ?? NONE;

/**
 * Turns typed or pasted addresses into links once a space, a line break or another character that ends an address
 * follows. The target of a link whose text is an address follows its text. Text in an IME composition is left
 * unchanged until the next change.
 */
export const linkAddresses = (): Plugin =>
  new Plugin<ReadonlySet<string>>({
    key: takenOff,
    state: {
      init: () => NONE,
      apply: (transaction, addresses) => {
        const address: string | undefined = transaction.getMeta(LINK_TAKEN_OFF);
        return address === undefined ? addresses : new Set([...addresses, address]);
      },
    },
    appendTransaction(transactions, before, state) {
      const { doc, selection, tr } = state;
      const isOthers = transactions.some(
        (transaction) => isHistoryTransaction(transaction) || transaction.getMeta("composition") !== undefined,
      );
      const change = isOthers || !transactions.some(hasNewContent) ? null : changeBetween(before.doc, doc);
      if (change === null) return null;
      const isPasted = transactions.some(isFromOutside);
      unlinkChanged(tr, before.doc, change);
      markAddresses(tr, change.after, linksTakenOff(state), isPasted ? null : selection.head);
      return tr.docChanged ? tr : null;
    },
  });

/** The document with all addresses in it as links, but those that are meant to be none. */
export function withLinks(article: Node, meantAsText: ReadonlySet<string> = NONE): Node {
  const { tr } = EditorState.create({ doc: article });
  markAddresses(tr, { from: 0, to: article.content.size }, meantAsText);
  return tr.doc;
}

const isFromOutside = (transaction: Transaction): boolean =>
  ["paste", "drop"].includes(String(transaction.getMeta("uiEvent")));

/** Marks alone change nothing that could be an address; removing a link is such a step. */
function hasNewContent({ steps }: Transaction): boolean {
  let isNew = false;
  for (const step of steps) {
    step.getMap().forEach(() => {
      isNew = true;
    });
  }
  return isNew;
}

function changeBetween(before: Node, after: Node): Change | null {
  const from = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (from === null || end === null) return null;
  // The ends lie before the start where a sign was written beside its like.
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  return { before: { from, to: end.a + overlap }, after: { from, to: end.b + overlap } };
}

/** Takes links off whose text was their address, and is another one now. */
function unlinkChanged(tr: Transaction, before: Node, change: Change): void {
  const { from, to } = change.before;
  const growth = change.after.to - to;
  for (const old of linksIn(before, { from: Math.max(0, from - 1), to: Math.min(before.content.size, to + 1) })) {
    if (!isAddress(before, old)) continue;
    const text = textOf(before, old);
    // What was written directly before or behind it is no part of it.
    const start = old.from >= to ? old.from + growth : old.from <= from ? old.from : change.after.to;
    const end = old.to <= from ? old.to : old.to >= to ? old.to + growth : from;
    if (start < end && textOf(tr.doc, { from: start, to: end }) !== text) tr.removeMark(start, end, link);
  }
}

const textOf = (article: Node, { from, to }: Range): string => article.textBetween(from, to, LEAF, LEAF);

interface Link extends Range {
  readonly href: string;
}

/** Whether a link is nothing but the address that it shows. */
const isAddress = (article: Node, shown: Link): boolean => addressOf(textOf(article, shown)) === shown.href;

/** The links that a part of a document touches, each as a whole. */
function linksIn(article: Node, { from, to }: Range): readonly Link[] {
  const links: { from: number; to: number; href: string }[] = [];
  article.nodesBetween(from, to, (node, position) => {
    const mark = link.isInSet(node.marks);
    if (!mark) return;
    const last = links.at(-1);
    const href = String(mark.attrs.href);
    if (last?.to === position && last.href === href) last.to = position + node.nodeSize;
    else links.push({ from: position, to: position + node.nodeSize, href });
  });
  return links;
}

/** Marks the addresses of the words that a part of the document touches, but not the one that ends at `caret`. */
function markAddresses(
  tr: Transaction,
  part: Range,
  meantAsText: ReadonlySet<string>,
  caret: number | null = null,
): void {
  const { doc } = tr;
  // A line that has just been ended is before this part.
  doc.nodesBetween(Math.max(0, part.from - 2), Math.min(doc.content.size, part.to), (block, position) => {
    if (!block.isTextblock) return true;
    if (!block.type.allowsMarkType(link)) return false;
    const start = position + 1;
    const text = block.textBetween(0, block.content.size, LEAF, LEAF);
    const words = wordsAround(text, part.from - start, part.to - start);
    let at = words.from;
    for (const { text: piece, href } of splitLinks(text.slice(words.from, words.to))) {
      const [from, to] = [start + at, start + at + piece.length];
      at += piece.length;
      if (href === null || to === caret || meantAsText.has(piece) || doc.rangeHasMark(from, to, code)) continue;
      const present = linksIn(doc, { from, to });
      const isDone = present.some((one) => one.from === from && one.to === to && one.href === href);
      // Links that players have set on other text, or to other addresses, are kept.
      if (!isDone && present.every((one) => isAddress(doc, one)))
        tr.removeMark(from, to, link).addMark(from, to, link.create({ href }));
    }
    return false;
  });
}

/** A part of a text, with the rest of the words in which it begins and ends. */
function wordsAround(text: string, from: number, to: number): Range {
  const isInWord = (position: number) => /\S/.test(text.charAt(position));
  let start = Math.min(Math.max(from, 0), text.length);
  let end = Math.min(Math.max(to, 0), text.length);
  while (isInWord(start - 1)) start -= 1;
  while (isInWord(end)) end += 1;
  return { from: start, to: end };
}
