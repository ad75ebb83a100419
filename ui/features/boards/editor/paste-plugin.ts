import { DOMParser, Fragment, type Node, type ParseOptions, type ResolvedPos, Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { MAX_HTML_LENGTH } from "#core/html/html-bounds.ts";
import { youtubeVideoIdOf } from "#core/links/youtube-video-id.ts";
import { addressOf } from "#ui/kit/linkify/split-links.ts";
import { articleSchema } from "./article-schema.ts";
import { cleanPasted, foreignImagesIn, trimPasted } from "./clean-pasted.ts";
import { insertVideo, setLink } from "./editor-commands.ts";

/** Reads what is pasted. It lies in a document without a page: nothing of it is fetched or run before the schema has chosen. */
class PasteParser extends DOMParser {
  readonly #onForeignImages: (names: readonly string[]) => void;

  constructor(onForeignImages: (names: readonly string[]) => void) {
    super(articleSchema, DOMParser.fromSchema(articleSchema).rules);
    this.#onForeignImages = onForeignImages;
  }

  override parseSlice(root: HTMLElement, options?: ParseOptions): Slice {
    cleanPasted(root);
    this.#onForeignImages(foreignImagesIn(root));
    return super.parseSlice(root, options);
  }
}

/** Paragraphs of plain text: each line is one, also an empty one, and blanks stay. */
function linesOf(text: string, $context: ResolvedPos): Slice {
  const marks = $context.marks();
  const lines = text.replaceAll("\t", "    ").split(/\r\n?|\n/);
  const paragraphs = lines.map(
    (line) => articleSchema.nodes.paragraph?.create(null, line === "" ? null : articleSchema.text(line, marks)) as Node,
  );
  return new Slice(Fragment.fromArray(paragraphs), 1, 1);
}

const filesIn = (data: DataTransfer): File[] => [...data.files];

/**
 * Whether there is something to read beside the files: Word puts a picture of the text beside the text, while a copied file
 * comes with its name alone.
 */
function hasWords(data: DataTransfer, files: readonly File[]): boolean {
  const lines = data
    .getData("text/plain")
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "");
  return lines.some((line) => !files.some(({ name }) => line.trim().endsWith(name)));
}

interface PastedImages {
  readonly onFiles: (files: readonly File[], position: number) => void;
  /** Names of pictures of a pasted text that only its own program or page can show. */
  readonly onForeignImages: (names: readonly string[]) => void;
}

/** Files and addresses that are pasted or dropped, and the cleaning of all else. */
export function pastePlugin({ onFiles, onForeignImages }: PastedImages): Plugin {
  return new Plugin({
    props: {
      clipboardParser: new PasteParser(onForeignImages),
      clipboardTextParser: linesOf,
      transformPastedHTML: trimPasted,
      // More than an article may contain: inserting it would block the page.
      transformPastedText: (text) => text.slice(0, MAX_HTML_LENGTH),
      handlePaste(view, { clipboardData }) {
        if (clipboardData === null) return false;
        const files = filesIn(clipboardData);
        if (files.length > 0 && !hasWords(clipboardData, files)) {
          onFiles(files, view.state.selection.to);
          return true;
        }
        return pasteAddress(view, clipboardData.getData("text/plain").trim());
      },
      handleDrop(view, event) {
        const files = event.dataTransfer === null ? [] : filesIn(event.dataTransfer);
        if (files.length === 0) return false;
        const hit = view.posAtCoords({ left: event.clientX, top: event.clientY });
        onFiles(files, hit?.pos ?? view.state.selection.to);
        // By default the browser would navigate to a dropped file that the editor does not accept.
        event.preventDefault();
        return true;
      },
    },
  });
}

/** A film on an empty line is shown as one; any other address links what is selected. Sentences with addresses are pasted as they are. */
function pasteAddress(view: EditorView, text: string): boolean {
  const address = addressOf(text);
  if (address === null) return false;
  const { $from, empty } = view.state.selection;
  const video = youtubeVideoIdOf(text);
  const isEmptyLine = empty && $from.parent.type === articleSchema.nodes.paragraph && $from.parent.content.size === 0;
  if (video !== null && isEmptyLine) return insertVideo(video)(view.state, view.dispatch);
  return setLink(address, text)(view.state, view.dispatch);
}
