import { type RefObject, useEffect, useState } from "react";
import type { ClientState } from "#core/client-state/client-state.ts";
import { isPageState } from "#core/simulator/simulator-messages.ts";

/** The last state that the page in the frame has reported; `null` before the first report. */
export function usePageState(frame: RefObject<HTMLIFrameElement | null>): ClientState | null {
  const [state, setState] = useState<ClientState | null>(null);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && origin === location.origin && isPageState(data)) {
        setState(data.state);
      }
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [frame]);
  return state;
}
