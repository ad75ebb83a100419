import { useCallback } from "react";
import type { Popup } from "../layer-store.ts";
import { usePopups } from "../overlays.tsx";
import type { AlertInput } from "./alert-popup.tsx";

const load = () => import("./alert-popup.tsx");
const closable: Popup<AlertInput, true> = { key: "alert", load };
const binding: Popup<AlertInput, true> = { key: "alert", load, allowLocationChangeNotClose: true };

/** Tells something that must not be missed; resolves to true if the player has confirmed it, false if it was only closed. */
export function useAlert(): (input: AlertInput) => Promise<boolean> {
  const { open } = usePopups();
  return useCallback(
    async (input) => (await open(input.mustBeConfirmed ? binding : closable, input)).kind === "answered",
    [open],
  );
}
