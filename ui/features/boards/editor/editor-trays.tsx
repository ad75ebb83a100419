import type { ParseKeys } from "i18next";
import type { Command, EditorState } from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseWebAddress } from "#core/links/parse-web-address.ts";
import { youtubeVideoIdOf } from "#core/links/youtube-video-id.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { isEnter } from "#ui/kit/keyboard/composing-keys.ts";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { changeImage, insertText, insertVideo, linkAt, removeLink, selectedImage, setLink } from "./editor-commands.ts";
import { trayLook } from "./editor-look.ts";
import { EMOJI } from "./emoji.ts";

export type Tray = "link" | "video" | "emoji";

interface TrayProps {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly onClose: () => void;
}

/** Input of the pressed tool. */
export function EditorTray({ tray, ...props }: TrayProps & { readonly tray: Tray }) {
  const { view, onClose } = props;
  useDismissal(true, () => {
    onClose();
    view.focus();
  });
  switch (tray) {
    case "link":
      return <LinkTray {...props} />;
    case "video":
      return <VideoTray {...props} />;
    case "emoji":
      return <EmojiTray {...props} />;
  }
}

/** Actions for the selected picture or table. */
export function SelectionTray({ view, state }: Omit<TrayProps, "onClose">) {
  const image = selectedImage(state);
  if (image !== null) return <ImageTray key={image.position} view={view} state={state} />;
  return isInTable(state) ? <TableTray view={view} /> : null;
}

interface EntryProps {
  readonly label: string;
  readonly apply: string;
  readonly initial: string;
  readonly wrong: string;
  /** Takes the entry; `false` if it is none. */
  readonly onApply: (value: string) => boolean;
  readonly children?: ReactNode;
}

/** One line to fill in; what has been entered stays until it is right or the line is closed. */
function Entry({ label, apply, initial, wrong, onApply, children }: EntryProps) {
  const [value, setValue] = useState(initial);
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wrongId = useId();

  useEffect(() => input.current?.focus(), []);

  const submit = (event: SyntheticEvent) => {
    // The form of the page around it must not be sent by it.
    event.preventDefault();
    if (onApply(value.trim())) return;
    setIsWrong(true);
    input.current?.focus();
  };
  const submitByEnter = (event: KeyboardEvent) => {
    if (isEnter(event)) submit(event);
  };
  return (
    <div className={trayLook}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the input inside. */}
      <label data-part="entry">
        <span>{label}</span>
        <TextInput
          ref={input}
          type="url"
          inputMode="url"
          dir="ltr"
          value={value}
          placeholder="https://"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? wrongId : undefined}
          onChange={(event) => {
            setValue(event.target.value);
            setIsWrong(false);
          }}
          onKeyDown={submitByEnter}
        />
      </label>
      <Button size="small" onClick={submit}>
        {apply}
      </Button>
      {children}
      {isWrong && (
        <p data-part="wrong" id={wrongId} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

/** Completes an address copied from an address bar or a chat; letters of other scripts are encoded as browsers do. */
function wholeAddress(entered: string): string {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(entered) ? entered : `https://${entered}`;
  return URL.canParse(address) ? new URL(address).href : address;
}

function LinkTray({ view, state, onClose }: TrayProps) {
  const { t: text } = useTranslation("writing");
  const link = linkAt(state);
  const close = () => {
    onClose();
    view.focus();
  };
  return (
    <Entry
      label={text("linkLabel")}
      apply={text("linkApply")}
      initial={link?.href ?? ""}
      wrong={text("linkWrong")}
      onApply={(entered) => {
        const address = wholeAddress(entered);
        if (entered === "" || parseWebAddress(address) === null) return false;
        setLink(address)(view.state, view.dispatch);
        close();
        return true;
      }}
    >
      {link !== null && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            removeLink(view.state, view.dispatch);
            close();
          }}
        >
          {text("linkRemove")}
        </Button>
      )}
    </Entry>
  );
}

function VideoTray({ view, onClose }: TrayProps) {
  const { t: text } = useTranslation("writing");
  const close = () => {
    onClose();
    view.focus();
  };
  return (
    <Entry
      label={text("videoLabel")}
      apply={text("videoApply")}
      initial=""
      wrong={text("videoWrong")}
      onApply={(entered) => {
        const id = youtubeVideoIdOf(wholeAddress(entered));
        if (id === null) return false;
        insertVideo(id)(view.state, view.dispatch);
        close();
        return true;
      }}
    />
  );
}

function EmojiTray({ view }: TrayProps) {
  const { t: text } = useTranslation("writing");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no part of a form.
    <div ref={attachScrollbars} className={trayLook} data-kind="emoji" role="group" aria-label={text("emoji")}>
      {EMOJI.map((emoji) => (
        <button
          key={emoji}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            insertText(emoji)(view.state, view.dispatch);
            view.focus();
          }}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}

const TABLE_COMMANDS: readonly (readonly [label: ParseKeys<"writing">, command: Command])[] = [
  ["rowAdd", addRowAfter],
  ["columnAdd", addColumnAfter],
  ["headerRow", toggleHeaderRow],
  ["rowRemove", deleteRow],
  ["columnRemove", deleteColumn],
  ["tableRemove", deleteTable],
];

function TableTray({ view }: Pick<TrayProps, "view">) {
  const { t: text } = useTranslation("writing");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no part of a form.
    <div className={trayLook} role="group" aria-label={text("table")}>
      {TABLE_COMMANDS.map(([label, command]) => (
        <Button
          key={label}
          size="small"
          variant="secondary"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            command(view.state, view.dispatch);
            view.focus();
          }}
        >
          {text(label)}
        </Button>
      ))}
    </div>
  );
}

/** Widths of a picture as parts of the text's. */
const SIZES = [
  ["imageSmall", 0.3],
  ["imageHalf", 0.5],
  ["imageWide", 1],
] as const;

function ImageTray({ view, state }: Omit<TrayProps, "onClose">) {
  const { t: text } = useTranslation("writing");
  const image = selectedImage(state);
  if (image === null) return null;
  const { alt, width, height } = image.attrs;
  const resize = (part: number) => {
    const wide = Math.round(view.dom.clientWidth * part);
    const ratio = width && height ? height / width : null;
    changeImage({ width: wide, height: ratio === null ? null : Math.max(1, Math.round(wide * ratio)) })(
      view.state,
      view.dispatch,
    );
  };
  return (
    <div className={trayLook}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the input inside. */}
      <label data-part="entry">
        <span>{text("imageAlt")}</span>
        <TextInput
          value={alt}
          maxLength={200}
          onChange={(event) => changeImage({ alt: event.target.value })(view.state, view.dispatch)}
        />
      </label>
      {SIZES.map(([label, part]) => (
        <Button key={label} size="small" variant="secondary" onClick={() => resize(part)}>
          {text(label)}
        </Button>
      ))}
    </div>
  );
}
