import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";

export interface PreInstallButtonProps {
  readonly gameCode: string;
  readonly sizeBytes: number;
  readonly place: "hero" | "card" | "menu";
}

/** Name of the request, for what is done after a sign-in. */
export const preInstallName = (gameCode: string): string => `game/${gameCode}/pre-install`;

/** Label and variant of the button, the same for guests and players. */
export function usePreInstallLook(sizeBytes: number, place: PreInstallButtonProps["place"]) {
  const { t: text } = useTranslation("game");
  const { bytes } = useFormats();
  return {
    label: place === "menu" ? text("preInstallShort") : text("preInstall", { size: bytes(sizeBytes) }),
    size: place === "menu" ? "medium" : "large",
    block: place === "card",
    icon: "download",
  } as const;
}
