import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  type CardResult,
  MINI_GAME_CARDS,
  MINI_GAME_FRAME_PATH,
  type MiniGameOrder,
  readMiniGameMessage,
} from "#core/engagement/mini-game-frame.ts";
import { localeEntryOf } from "#locales/manifest.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";

interface CardTableProps {
  /** Cards face down, which may be picked or not, or one card that shows its result. */
  readonly table:
    | { readonly kind: "dealt"; readonly isOpen: boolean }
    | ({ readonly kind: "shown"; readonly card: number; readonly others: readonly CardResult[] } & CardResult);
  readonly hasSound: boolean;
  readonly onPick: (card: number) => void;
}

const frame = css`
  @layer screens {
    display: block;
    inline-size: 100%;
    block-size: min(300px, 70vw);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-page);
  }
`;

/**
 * The mini game in its frame. The frame may run its own script and nothing else: no cookies, no storage, no way to the page
 * but messages, which are read as what a stranger says.
 */
export function CardTable({ table, hasSound, onPick }: CardTableProps) {
  const { t: text } = useTranslation("rewards");
  const { number } = useFormats();
  const { configuration } = usePorts();
  const { locale, theme } = useVisit();
  const element = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const latest = useRef<{ readonly onPick: (card: number) => void; readonly setUp: () => void } | null>(null);

  const postOrder = (order: MiniGameOrder) => {
    // The frame has an origin of its own that no address names.
    element.current?.contentWindow?.postMessage(order, "*");
  };
  const layTable = () => {
    if (table.kind === "dealt") postOrder({ kind: "deal", isOpen: table.isOpen });
    else postOrder({ ...table, kind: "show" });
  };
  const setUp = () => {
    const { direction } = localeEntryOf(locale);
    const cards = Array.from({ length: MINI_GAME_CARDS }, (_, at) => text("cardNumber", { number: number(at + 1) }));
    postOrder({ kind: "start", cards, theme, direction, language: locale, hasSound });
    layTable();
  };
  useEffect(() => {
    latest.current = { onPick, setUp };
    if (isReady.current) setUp();
  });

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== element.current?.contentWindow) return;
      const message = readMiniGameMessage(data);
      if (message?.kind === "ready") {
        isReady.current = true;
        latest.current?.setUp();
      } else if (message?.kind === "picked") latest.current?.onPick(message.card);
    };
    window.addEventListener("message", onMessage);
    const frameElement = element.current;
    // Load the frame only now, when the listener for the game's ready message is attached.
    if (frameElement !== null) frameElement.src = `${configuration.services.miniGame}${MINI_GAME_FRAME_PATH}`;
    return () => window.removeEventListener("message", onMessage);
  }, [configuration]);

  return <iframe ref={element} className={frame} title={text("miniGameTitle")} sandbox="allow-scripts" />;
}
