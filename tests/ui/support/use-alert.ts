import type { AlertInput } from "#ui/overlays/alert/alert-popup.tsx";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopups } from "#ui/overlays/overlays.tsx";

const load = () => import("#ui/overlays/alert/alert-popup.tsx");
const closable: Popup<AlertInput, true> = { key: "alert", load };
const binding: Popup<AlertInput, true> = { key: "alert", load, allowLocationChangeNotClose: true };

/** Opens the system alert; resolves to true if it was confirmed, false if it was only closed. */
export function useAlert(): (input: AlertInput) => Promise<boolean> {
  const { open } = usePopups();
  return async (input) => (await open(input.mustBeConfirmed ? binding : closable, input)).kind === "answered";
}
