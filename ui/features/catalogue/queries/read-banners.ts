import type { Media, MediaRole, Palette } from "#core/catalogue/game.ts";
import { isEmptyList } from "#core/links/is-empty-list.ts";
import type { Ports } from "#core/ports/index.ts";
import { targetOfLink } from "#ui/features/store-info/queries/target-of-link.ts";
import type { Banner } from "./banner.ts";

/** Media of a slide. Banners also contain screenshots and videos of the game, half of their bytes: these are dropped. */
const SLIDE_ROLES: ReadonlySet<MediaRole> = new Set(["hero", "wide", "portrait"]);

/** Reads the editors' banners; entries that cannot be read are left out, links that are refused are logged and lead nowhere. */
export function readBanners(entries: unknown, ports: Pick<Ports, "logger" | "configuration">): readonly Banner[] {
  if (!Array.isArray(entries)) return [];
  const rows = entries.filter(isRecord);
  // Editors' lists come with blank rows.
  if (isEmptyList(rows)) return [];
  return rows.flatMap((entry) => {
    if (!isRecord(entry.action)) return [];
    const { id, gameCode, action, eyebrow, title, button, media, palette } = entry;
    const { kind, target, handler } = action;
    const texts = [id, gameCode, eyebrow, title, button, kind, target];
    if (!texts.every((text) => typeof text === "string")) return [];
    const link = {
      type: String(kind),
      target: String(target),
      handler: typeof handler === "string" ? handler : undefined,
    };
    return [
      {
        id: String(id),
        gameCode: String(gameCode),
        target: targetOfLink(link, { banner: String(id) }, ports),
        eyebrow: String(eyebrow),
        title: String(title),
        button: String(button),
        media: Array.isArray(media) ? media.filter(isMedia).filter(({ role }) => SLIDE_ROLES.has(role)) : [],
        palette: isPalette(palette) ? palette : null,
      },
    ];
  });
}

function isMedia(value: unknown): value is Media {
  if (!isRecord(value)) return false;
  const hasTexts = ["type", "role", "src", "srcset", "poster", "alt", "blur"].every(
    (field) => typeof value[field] === "string",
  );
  return hasTexts && typeof value.w === "number" && typeof value.h === "number";
}

function isPalette(value: unknown): value is Palette {
  return isRecord(value) && ["base", "accent", "ink"].every((field) => typeof value[field] === "string");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
