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

/** Why a picture is not in the article: it cannot be (today), or has not got there yet and can be sent again. */
export type UploadTrouble = ImageRefusal | "too_many_pixels" | "over_quota" | "over_network_quota" | "failed";

/** Sends a picture to the server. Never rejects. */
export type UploadImage = (file: File) => Promise<UploadedImage | UploadTrouble>;

/** A picture that is uploading or could not be inserted. */
export interface Upload {
  readonly id: string;
  /** Name of its file. */
  readonly name: string;
  readonly state: "waiting" | "sent" | UploadTrouble | "lost" | "foreign";
}

/** Whether a picture was chosen for the text and is not in the article; "lost" is one whose file went with an earlier page. */
export const isMissing = ({ state }: Upload): boolean => state === "failed" || state === "lost";

/** Upload queue of one editor for pictures that were chosen, pasted or dropped. */
export interface ImageUploads {
  /** Uploads one picture at a time; each keeps its position while the text around it changes. */
  add(files: readonly File[], position: number): void;
  /** Says that pictures of a pasted text, such as those of a word processor, did not come along. */
  noteForeign(names: readonly string[]): void;
  /** Retries a failed upload at the same position. */
  retry(id: string): void;
  retryFailed(): void;
  /** Forgets one that is not in the article. */
  dismiss(id: string): void;
  /** Forgets all that are missing in the article; their previews go from the text. */
  dismissMissing(): void;
}

/** Actions on pictures for the form around the editor. */
export type UploadActions = Pick<ImageUploads, "retryFailed" | "dismissMissing">;

type Step =
  | { readonly kind: "add"; readonly id: string; readonly position: number; readonly preview: string }
  | { readonly kind: "remove"; readonly id: string };

const key = new PluginKey<DecorationSet>("uploads");

/** Shows previews of uploading pictures at their position in the text. */
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

/** Number of pictures of an article, including those that are uploading. */
function imagesOf(view: EditorView): number {
  return countImages(view.state.doc) + (key.getState(view.state)?.find().length ?? 0);
}

/** Position behind the top-level block that contains a position; before it if the block is empty. */
function blockPosition({ state: { doc } }: EditorView, position: number): number {
  const resolved = doc.resolve(Math.min(position, doc.content.size));
  if (resolved.depth === 0) return resolved.pos;
  const isEmptyLine = resolved.depth === 1 && resolved.parent.content.size === 0;
  return isEmptyLine ? resolved.before(1) : resolved.after(1);
}

/**
 * The uploads of an editor. `onChange` receives those in progress and those that failed; finished ones are included
 * until none is in progress, so that the total can be shown. `lostImages` are names of files that an earlier page
 * could not upload.
 */
export function createImageUploads(
  view: EditorView,
  upload: UploadImage,
  onChange: (uploads: readonly Upload[]) => void,
  lostImages: readonly string[] = [],
): ImageUploads {
  let uploads: readonly Upload[] = lostImages.map((name, at) => ({ id: `lost-${at}`, name, state: "lost" }));
  let turn: Promise<void> = Promise.resolve();
  let count = 0;
  /** Files that can still be sent, with the address of their preview. */
  const files = new Map<string, { readonly file: File; readonly preview: string }>();

  const setUploads = (next: readonly Upload[]) => {
    const isOver = next.every(({ state }) => state !== "waiting");
    uploads = isOver ? next.filter(({ state }) => state !== "sent") : next;
    if (!view.isDestroyed) onChange(uploads);
  };
  const change = (id: string, state: Upload["state"]) =>
    setUploads(uploads.map((one) => (one.id === id ? { ...one, state } : one)));
  const drop = (id: string) => setUploads(uploads.filter((one) => one.id !== id));
  const placeholderOf = (id: string) =>
    key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id)[0];
  const step = (value: Step) => view.state.tr.setMeta(key, value);
  const forget = (id: string) => {
    URL.revokeObjectURL(files.get(id)?.preview ?? "");
    files.delete(id);
    if (!view.isDestroyed) view.dispatch(step({ kind: "remove", id }));
  };

  const send = async (id: string) => {
    const known = files.get(id);
    // Its position was deleted while it waited, or the page was left.
    if (known === undefined || view.isDestroyed || placeholderOf(id) === undefined) {
      if (!view.isDestroyed) forget(id);
      return drop(id);
    }
    const image = await upload(known.file);
    if (view.isDestroyed) return;
    if (typeof image === "string") {
      if (image !== "failed") forget(id);
      return change(id, image);
    }
    const range = placeholderOf(id);
    if (range !== undefined) {
      const alt = "";
      view.dispatch(
        view.state.tr.insert(range.from, (articleSchema.nodes.image as NodeType).create({ ...image, alt })),
      );
    }
    forget(id);
    change(id, "sent");
  };
  const queue = (id: string) => {
    turn = turn.then(() => send(id));
  };
  const retry = (id: string) => {
    change(id, "waiting");
    queue(id);
  };

  const dismiss = (id: string) => {
    if (files.has(id)) forget(id);
    drop(id);
  };
  if (uploads.length > 0) onChange(uploads);

  return {
    add(added, position) {
      for (const file of added) {
        const refusal = imageRefusalOf({ type: file.type, bytes: file.size }, imagesOf(view));
        // One message for all files over the limit.
        const id = refusal === "too_many" ? refusal : `upload-${++count}`;
        const others = uploads.filter((one) => one.id !== id);
        if (refusal === null) {
          const preview = URL.createObjectURL(file);
          files.set(id, { file, preview });
          view.dispatch(step({ kind: "add", id, position: blockPosition(view, position), preview }));
        }
        setUploads([...others, { id, name: file.name, state: refusal ?? "waiting" }]);
        if (refusal === null) queue(id);
      }
    },
    noteForeign([name]) {
      if (name === undefined) return;
      // One message for all of them.
      const others = uploads.filter(({ state }) => state !== "foreign");
      setUploads([...others, { id: "foreign", name, state: "foreign" }]);
    },
    retry,
    retryFailed() {
      for (const { id, state } of uploads) if (state === "failed") retry(id);
    },
    dismiss,
    dismissMissing() {
      for (const one of uploads) if (isMissing(one)) dismiss(one.id);
    },
  };
}
