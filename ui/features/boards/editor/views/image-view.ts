import type { Node } from "prosemirror-model";
import type { NodeView, NodeViewConstructor } from "prosemirror-view";

/** Narrowest picture in CSS pixels. */
const NARROWEST = 48;

/**
 * A picture with a resize handle at its end. The handle is for pointers; keyboard users choose a size in the toolbar
 * of a selected picture. `pictureOrigin` is the origin of pictures without a host; empty for the page's own origin.
 */
export const createImageView =
  (pictureOrigin: string): NodeViewConstructor =>
  (first, view, getPosition): NodeView => {
    let node = first;
    const frame = document.createElement("figure");
    const picture = document.createElement("img");
    const grip = document.createElement("span");
    frame.dataset.frame = "";
    grip.dataset.grip = "";
    frame.append(picture, grip);

    const show = ({ attrs }: Node) => {
      picture.src = /^\/(?!\/)/.test(attrs.src) ? pictureOrigin + attrs.src : attrs.src;
      picture.alt = attrs.alt;
      for (const side of ["width", "height"] as const) {
        if (attrs[side] === null) picture.removeAttribute(side);
        else picture.setAttribute(side, String(attrs[side]));
      }
    };
    show(node);

    grip.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      event.stopPropagation();
      grip.setPointerCapture(event.pointerId);
      const start = event.clientX;
      const { width: wide } = picture.getBoundingClientRect();
      const ratio = (node.attrs.height ?? picture.naturalHeight) / (node.attrs.width ?? picture.naturalWidth);
      const widest = frame.parentElement?.clientWidth ?? wide;
      const outwards = getComputedStyle(frame).direction === "rtl" ? -1 : 1;
      const sizeAt = (x: number) => {
        const width = Math.round(Math.min(widest, Math.max(NARROWEST, wide + (x - start) * outwards)));
        return { width, height: Math.max(1, Math.round(width * ratio)) };
      };
      const move = ({ clientX }: PointerEvent) => {
        const { width, height } = sizeAt(clientX);
        picture.setAttribute("width", String(width));
        picture.setAttribute("height", String(height));
      };
      const end = ({ clientX, type }: PointerEvent) => {
        grip.removeEventListener("pointermove", move);
        grip.removeEventListener("pointerup", end);
        grip.removeEventListener("pointercancel", end);
        const position = getPosition();
        if (type === "pointercancel" || position === undefined || !Number.isFinite(ratio)) return show(node);
        view.dispatch(view.state.tr.setNodeMarkup(position, null, { ...node.attrs, ...sizeAt(clientX) }));
      };
      grip.addEventListener("pointermove", move);
      grip.addEventListener("pointerup", end);
      grip.addEventListener("pointercancel", end);
    });

    return {
      dom: frame,
      update(next) {
        if (next.type !== node.type) return false;
        node = next;
        show(node);
        return true;
      },
      stopEvent: ({ target }) => target === grip,
      ignoreMutation: () => true,
    };
  };
