import type { MarkViewConstructor, NodeViewConstructor } from "prosemirror-view";
import { videoAddressOf } from "#core/links/video-frame.ts";

/** A video in the editor: shows its link. It plays for readers only. */
export const videoView: NodeViewConstructor = ({ attrs }) => {
  const dom = document.createElement("div");
  dom.dataset.film = "";
  dom.textContent = videoAddressOf(attrs.id);
  return { dom };
};

/** A spoiler that is open while it is written. */
export const spoilerView: NodeViewConstructor = () => {
  const dom = document.createElement("div");
  dom.dataset.spoiler = "";
  return { dom, contentDOM: dom };
};

/** Embed of another client: it can be moved and removed, not changed. */
export const foreignView: NodeViewConstructor = ({ attrs }) => {
  const dom = document.createElement("div");
  dom.dataset.foreign = "";
  dom.textContent = attrs.words;
  return { dom };
};

/** A link that is being written leads nowhere yet: no key and no press takes the writer away. */
export const linkView: MarkViewConstructor = ({ attrs }) => {
  const dom = document.createElement("span");
  dom.dataset.link = "";
  dom.title = attrs.href;
  return { dom };
};
