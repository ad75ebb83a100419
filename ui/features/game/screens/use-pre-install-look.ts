import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";

export interface PreInstallButtonProps {
  readonly gameCode: string;
  readonly sizeBytes: number;
  readonly variant: "hero" | "card" | "menu";
  /** The game must be bought first: that is the main action. */
  readonly isSecondary: boolean;
}

/** Name of the request, for what is done after a sign-in. */
export const preInstallName = (gameCode: string): string => `game/${gameCode}/pre-install`;

/** Label and variant of the button, the same for guests and players. */
export function usePreInstallLook({ sizeBytes, variant, isSecondary }: Omit<PreInstallButtonProps, "gameCode">) {
  const { t: text } = useTranslation("game");
  const { bytes } = useFormats();
  return {
    label: variant === "menu" ? text("preInstallShort") : text("preInstall", { size: bytes(sizeBytes) }),
    variant: isSecondary ? "secondary" : "primary",
    size: variant === "menu" ? "medium" : "large",
    block: variant === "card",
    icon: "download",
  } as const;
}
