import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useDismissal } from "../dismissal/use-dismissal.ts";
import { Icon } from "../icon/icon.tsx";
import { attachScrollbars } from "../scrollbars/attach-scrollbars.ts";
import { type Option, OptionContent } from "./option.tsx";
import { optionListLook } from "./option-list-look.ts";
import { placeOptionList } from "./place-option-list.ts";

interface OptionListProps {
  /** Id of the list; options are `optionId(id, index)`. */
  readonly id: string;
  /** Names the list. */
  readonly labelledBy: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly options: readonly Option[];
  readonly chosen: string | null;
  /** Index of the option that keys act on; -1 for none. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
  /** Rendered above the options, or instead of them. */
  readonly status?: ReactNode;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * The open list of a combobox (WAI-ARIA): the focus stays in the control, which moves the active option. It is beside
 * the control in the document, so it inherits language, direction and theme, and is displayed in the top layer.
 */
export function OptionList(props: OptionListProps) {
  const { id, labelledBy, anchor, options, chosen, active, onPoint, onChoose, onClose, status } = props;
  const popup = useRef<HTMLDivElement>(null);

  // In the top layer nothing clips it; older browsers use its z-index only.
  useLayoutEffect(() => popup.current?.showPopover?.(), []);

  // Its content may have changed its height.
  useLayoutEffect(() => {
    const updatePosition = () => {
      const [box, list] = [anchor.current?.getBoundingClientRect(), popup.current];
      if (box && list) placeOptionList(box, list);
    };
    updatePosition();
    const events = [
      [document, "scroll"],
      [window, "resize"],
      [window.visualViewport, "resize"],
    ] as const;
    for (const [target, name] of events)
      target?.addEventListener(name, updatePosition, { capture: true, passive: true });
    return () => {
      for (const [target, name] of events) target?.removeEventListener(name, updatePosition, true);
    };
  });

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener("pointerdown", closeOutside, true);
    return () => document.removeEventListener("pointerdown", closeOutside, true);
  }, [anchor, onClose]);
  useDismissal(true, onClose);

  useLayoutEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const optionProps = (option: Option, index: number) => ({
    id: optionId(id, index),
    role: "option",
    tabIndex: -1,
    "aria-selected": option.value === chosen,
    "aria-disabled": option.reason !== undefined || undefined,
    "data-active": index === active || undefined,
    onPointerMove: () => index !== active && onPoint(index),
    onClick: () => onChoose(index),
  });
  return (
    // The control keeps the focus, so that its blur does not take the list away before the click.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a press from moving the focus.
    <div ref={popup} className={optionListLook} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      {status}
      {options.length > 0 && (
        <div ref={attachScrollbars} id={id} role="listbox" aria-labelledby={labelledBy} tabIndex={-1}>
          {options.map((option, index) => (
            <div key={option.value} {...optionProps(option, index)}>
              <OptionContent option={option} />
              {option.value === chosen && (
                <span data-part="mark">
                  <Icon name="check" size={18} />
                </span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
