import { useTranslation } from "react-i18next";
import type { Media } from "#core/catalogue/game.ts";
import { TOAST_VIEW_MS } from "#core/overlays/constants.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";

/** Saves the shown picture on the device. Browsers offer this themselves; the web view of the mobile app does not. */
export function SaveToAlbum({ media }: { readonly media: Media }) {
  const { t: text } = useTranslation("popups");
  const { mediaSaving } = usePorts();
  const toasts = useToasts();
  const save = async () => {
    const url = new URL(media.src, window.location.href);
    const outcome = await mediaSaving.save({
      url: url.href,
      kind: media.type === "video" ? "video" : "image",
      fileName: url.pathname.split("/").at(-1) ?? "",
    });
    if (outcome !== "album") return;
    toasts.show({
      id: "saved-to-album",
      kind: "overlay",
      message: text("savedToAlbum"),
      iconName: "check",
      timeOut: TOAST_VIEW_MS,
    });
  };
  return <IconButton icon="download" label={text("saveToAlbum")} onClick={() => void save()} />;
}
