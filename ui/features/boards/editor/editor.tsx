import type { Node } from "prosemirror-model";
import { EditorState, type Selection, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import {
  type ChangeEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { IMAGE_TYPES } from "#core/community/constants.ts";
import { optionId } from "#ui/kit/option-list/option-list.tsx";
import { registerPersistedState, takePersistedState } from "#ui/kit/persisted-state/persisted-state.ts";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { articleLook } from "#ui/patterns/article-body/article-look.ts";
import { contentOf, documentOf, type EditorContent } from "./article-document.ts";
import { editorLook, textLook } from "./editor-look.ts";
import { editorPlugins } from "./editor-plugins.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { EditorTray, SelectionTray, type Tray } from "./editor-trays.tsx";
import { linksTakenOff } from "./link-addresses.ts";
import { type MentionKeys, MentionList } from "./mention-list.tsx";
import { pastePlugin } from "./paste-plugin.ts";
import { type Mentionable, suggestMentions } from "./suggest-mentions.ts";
import {
  createImageUploads,
  type ImageUploads,
  showUploads,
  type Upload,
  type UploadActions,
  type UploadImage,
} from "./upload-images.ts";
import { UploadList } from "./upload-list.tsx";
import { foreignView, linkView, spoilerView, videoView } from "./views/block-views.ts";
import { createImageView } from "./views/image-view.ts";

export interface EditorProps {
  /** Sanitised HTML the editor starts with; to start with another, give the editor another `key`. */
  readonly initial: DocumentFragment | null;
  /** Origin of pictures without a host; empty for the page's own origin. */
  readonly pictureOrigin: string;
  /** Id of the text that names the editor. */
  readonly labelledBy: string;
  /** Id of its hint or error. */
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly placeholder: string;
  /** The editor is there; what it holds before anything is written. */
  readonly onReady?: (content: EditorContent) => void;
  readonly onChange: (content: EditorContent) => void;
  readonly onBlur?: () => void;
  readonly upload: UploadImage;
  /** Names of pictures that an earlier page could not upload; shown as missing from the start. */
  readonly lostImages?: readonly string[];
  /** Pictures that are not in the document: uploading or missing. */
  readonly onUploads?: (uploads: readonly Upload[], actions: UploadActions) => void;
  readonly findPlayers: (words: string) => Promise<readonly Mentionable[]>;
}

/** Name of the text among the fields of its form, by which a reload finds the focus again, and of its caret. */
const TEXT = "body";
const CARET = "article-caret";
const POSITION = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The selection before a reload, as far as the text has it still. */
function takeCaret(doc: Node): Selection | undefined {
  const caret = takePersistedState(CARET, v.tuple([POSITION, POSITION]));
  if (caret === null) return undefined;
  const [anchor, head] = caret.map((at) => doc.resolve(Math.min(at, doc.content.size)));
  return anchor && head && TextSelection.between(anchor, head);
}

/**
 * Rich text as players write it on boards. Loaded on the pages where something is written, and there by `LazyEditor`: it is
 * the largest piece of code of the product.
 */
export function Editor(props: EditorProps) {
  const { t: text } = useTranslation("writing");
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const images = useRef<ImageUploads | null>(null);
  const mentionKeys = useRef<MentionKeys>({ onKey: () => false });
  const activeMention = useRef<number | null>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [tray, setTray] = useState<Tray | null>(null);

  useEffect(() => {
    latest.current = props;
    // Name, description and placeholder are read again.
    view?.setProps({});
  });

  // Before the paint: the box has its height from the first frame on.
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const doc = documentOf(latest.current.initial);
    let caret = takeCaret(doc);
    const created: EditorView = new EditorView(element, {
      state: EditorState.create({
        doc,
        ...(caret && { selection: caret }),
        plugins: editorPlugins([
          suggestMentions((event) => mentionKeys.current.onKey(event)),
          showUploads(),
          pastePlugin({
            onFiles: (files, position) => taking.add(files, position),
            onForeignImages: (names) => taking.noteForeign(names),
          }),
        ]),
      }),
      markViews: { link: linkView },
      nodeViews: {
        image: createImageView(latest.current.pictureOrigin),
        video: videoView,
        spoiler: spoilerView,
        foreign: foreignView,
      },
      attributes: (): Record<string, string> => {
        const { labelledBy, describedBy, isInvalid, placeholder } = latest.current;
        const active = activeMention.current;
        return {
          class: `${articleLook} ${textLook}`,
          role: "textbox",
          name: TEXT,
          "aria-multiline": "true",
          "aria-labelledby": labelledBy,
          "aria-describedby": [describedBy, `${id}-hint`].filter(Boolean).join(" "),
          "data-placeholder": placeholder,
          ...(isInvalid ? { "aria-invalid": "true" } : {}),
          ...(active === null
            ? {}
            : {
                "aria-controls": `${id}-mentions`,
                "aria-activedescendant": optionId(`${id}-mentions`, active),
              }),
        };
      },
      handleDOMEvents: {
        focus: (focused) => {
          // A restored caret is in its place at once: by itself the view leaves some moments for a click.
          if (caret !== undefined) focused.focus();
          caret = undefined;
          return false;
        },
        blur: () => {
          latest.current.onBlur?.();
          return false;
        },
      },
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        setState(next);
        if (transaction.docChanged) latest.current.onChange(contentOf(next.doc, linksTakenOff(next)));
      },
    });
    const forgetCaret = registerPersistedState(CARET, () => [
      created.state.selection.anchor,
      created.state.selection.head,
    ]);
    const actions: UploadActions = {
      retryFailed: () => images.current?.retryFailed(),
      dismissMissing: () => images.current?.dismissMissing(),
    };
    const taking = createImageUploads(
      created,
      (chosen) => latest.current.upload(chosen),
      (next) => {
        setUploads(next);
        latest.current.onUploads?.(next, actions);
      },
      latest.current.lostImages,
    );
    images.current = taking;
    window.addEventListener("online", taking.retryFailed);
    setView(created);
    setState(created.state);
    latest.current.onReady?.(contentOf(created.state.doc));
    return () => {
      window.removeEventListener("online", taking.retryFailed);
      forgetCaret();
      latest.current.onUploads?.([], actions);
      created.destroy();
    };
  }, [id]);

  const showActiveMention = useCallback(
    (active: number | null) => {
      activeMention.current = active;
      view?.setProps({});
    },
    [view],
  );
  const chooseImages = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (view === null) return;
    images.current?.add([...(target.files ?? [])], view.state.selection.to);
    // The same file can be chosen again.
    target.value = "";
    view.focus();
  };
  const goToTools = (event: KeyboardEvent) => {
    if (event.key === "k" && (event.ctrlKey || event.metaKey) && !event.altKey) setTray("link");
    else if (event.key === "F10" && event.altKey) tools.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: two keys that lead from the text to its tools.
    <div className={editorLook} data-invalid={props.isInvalid || undefined} onKeyDown={goToTools}>
      <div ref={tools} data-part="tools">
        {view !== null && state !== null && (
          <>
            <EditorToolbar
              view={view}
              state={state}
              controls={`${id}-text`}
              tray={tray}
              onTray={setTray}
              onChooseImages={() => file.current?.click()}
            />
            {tray === null ? (
              <SelectionTray view={view} state={state} />
            ) : (
              <EditorTray key={tray} tray={tray} view={view} state={state} onClose={() => setTray(null)} />
            )}
          </>
        )}
      </div>
      <div ref={container} id={`${id}-text`} data-part="text" />
      <UploadList
        uploads={uploads}
        onRetry={(upload) => images.current?.retry(upload)}
        onDismiss={(upload) => {
          images.current?.dismiss(upload);
          view?.focus();
        }}
      />
      <VisuallyHidden id={`${id}-hint`}>{text("toolsHint")}</VisuallyHidden>
      <input ref={file} type="file" accept={IMAGE_TYPES.join(",")} multiple hidden onChange={chooseImages} />
      {view !== null && state !== null && (
        <MentionList
          id={`${id}-mentions`}
          view={view}
          state={state}
          find={props.findPlayers}
          keys={mentionKeys}
          onActive={showActiveMention}
        />
      )}
    </div>
  );
}
