import type { NodeType } from "prosemirror-model";
import { Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { type ImageRefusal, imageRefusalOf } from "#core/community/article.policy.ts";
import { countImages } from "./article-document.ts";
import { articleSchema } from "./article-schema.ts";

/** A picture as the server keeps it. */
export interface UploadedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Sends a picture; `null` if it could not be sent. */
export type UploadImage = (file: File) => Promise<UploadedImage | null>;

export interface ImageNews {
  /** A picture that is not taken, and why. */
  readonly onRefused: (refusal: ImageRefusal, file: File) => void;
  /** A picture whose upload has failed; `retry` sends it again to the same place. */
  readonly onFailed: (file: File, retry: () => void) => void;
}

type Step =
  | { readonly kind: "add"; readonly id: object; readonly position: number; readonly preview: string }
  | { readonly kind: "remove"; readonly id: object };

const key = new PluginKey<DecorationSet>("uploads");

/** Shows pictures on their way where they will stand. */
export const showUploads = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, last) {
        const set = last.map(transaction.mapping, transaction.doc);
        const step: Step | undefined = transaction.getMeta(key);
        if (step === undefined) return set;
        if (step.kind === "remove") return set.remove(set.find(undefined, undefined, (spec) => spec.id === step.id));
        const widget = Decoration.widget(step.position, () => previewOf(step.preview), { id: step.id });
        return set.add(transaction.doc, [widget]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });

function previewOf(address: string): HTMLElement {
  const picture = document.createElement("img");
  picture.src = address;
  picture.alt = "";
  picture.dataset.uploading = "";
  return picture;
}

/** How many pictures an article has, those on their way included. */
export function imagesOf(view: EditorView): number {
  return countImages(view.state.doc) + (key.getState(view.state)?.find().length ?? 0);
}

/** Takes in files that were chosen, pasted or dropped. Each stands where it was put, whatever is written meanwhile. */
export function insertImages(
  view: EditorView,
  files: readonly File[],
  position: number,
  upload: UploadImage,
  news: ImageNews,
): void {
  for (const file of files) {
    const refusal = imageRefusalOf({ type: file.type, bytes: file.size }, imagesOf(view));
    if (refusal === null) void send(view, file, blockPosition(view, position), upload, news);
    else news.onRefused(refusal, file);
  }
}

/** Behind the block of first rank that holds a position; before it if nothing is written there. */
function blockPosition({ state: { doc } }: EditorView, position: number): number {
  const place = doc.resolve(Math.min(position, doc.content.size));
  if (place.depth === 0) return place.pos;
  const isEmptyLine = place.depth === 1 && place.parent.content.size === 0;
  return isEmptyLine ? place.before(1) : place.after(1);
}

async function send(
  view: EditorView,
  file: File,
  position: number,
  upload: UploadImage,
  news: ImageNews,
): Promise<void> {
  const id = {};
  const preview = URL.createObjectURL(file);
  const tell = (step: Step) => view.state.tr.setMeta(key, step);
  view.dispatch(tell({ kind: "add", id, position, preview }));
  const image = await upload(file);
  URL.revokeObjectURL(preview);
  if (view.isDestroyed) return;
  const [place] = key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? [];
  const transaction = tell({ kind: "remove", id });
  if (image !== null && place !== undefined) {
    const alt = "";
    transaction.insert(place.from, (articleSchema.nodes.image as NodeType).create({ ...image, alt }));
  }
  view.dispatch(transaction);
  if (image === null && place !== undefined) {
    news.onFailed(file, () => void send(view, file, blockPosition(view, place.from), upload, news));
  }
}
