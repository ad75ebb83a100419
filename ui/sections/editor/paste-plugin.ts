import { DOMParser, type ParseOptions, type Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { parseWebAddress } from "#core/links/parse-web-address.ts";
import { youtubeVideoIdOf } from "#core/links/youtube-video-id.ts";
import { articleSchema } from "./article-schema.ts";
import { cleanPasted } from "./clean-pasted.ts";
import { insertVideo, setLink } from "./editor-commands.ts";

/** Reads what is pasted. It lies in a document without a page: nothing of it is fetched or run before the schema has chosen. */
class PasteParser extends DOMParser {
  override parseSlice(place: HTMLElement, options?: ParseOptions): Slice {
    cleanPasted(place);
    return super.parseSlice(place, options);
  }
}

const clipboardParser = new PasteParser(articleSchema, DOMParser.fromSchema(articleSchema).rules);

const imagesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

/** Word puts a picture of the text beside the text: files count only where there are no words. */
const hasWords = (data: DataTransfer): boolean => data.getData("text/plain").trim() !== "";

/** Pictures and addresses that are pasted or dropped, and the cleaning of all else. */
export function pastePlugin(onImages: (view: EditorView, files: readonly File[], position: number) => void): Plugin {
  return new Plugin({
    props: {
      clipboardParser,
      // Written into each element they would take the place of Word's own marks, which tell what is a list.
      transformPastedHTML: (html) => html.replace(/<style\b[\s\S]*?<\/style>/gi, ""),
      handlePaste(view, { clipboardData }) {
        if (clipboardData === null) return false;
        const images = imagesIn(clipboardData);
        if (images.length > 0 && !hasWords(clipboardData)) {
          onImages(view, images, view.state.selection.to);
          return true;
        }
        return pasteAddress(view, clipboardData.getData("text/plain").trim());
      },
      handleDrop(view, event) {
        const images = imagesIn(event.dataTransfer);
        if (images.length === 0) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        onImages(view, images, place?.pos ?? view.state.selection.to);
        event.preventDefault();
        return true;
      },
    },
  });
}

/** A film on an empty line is shown as one; any other address links what is selected. */
function pasteAddress(view: EditorView, text: string): boolean {
  if (parseWebAddress(text) === null) return false;
  const { $from, empty } = view.state.selection;
  const video = youtubeVideoIdOf(text);
  const isEmptyLine = empty && $from.parent.type === articleSchema.nodes.paragraph && $from.parent.content.size === 0;
  if (video !== null && isEmptyLine) return insertVideo(video)(view.state, view.dispatch);
  return setLink(text)(view.state, view.dispatch);
}
