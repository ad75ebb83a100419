import { queryOptions } from "@tanstack/react-query";
import type { GameCode, Media, Palette } from "#core/catalogue/game.ts";
import { type QueryScope, sharedKey } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** Content key of the banners on the store index. */
const BANNER_KEY = "banners";

/** A large picture with a call to action, from the editors. */
export interface Banner {
  readonly id: string;
  readonly gameCode: GameCode;
  /** Action kind of the specification, section 3, and what it acts on. */
  readonly action: { readonly kind: string; readonly target: string };
  readonly eyebrow: string;
  readonly title: string;
  readonly button: string;
  readonly media: readonly Media[];
  readonly palette: Palette | null;
}

/** Banners of the store index in the editors' order; entries that cannot be read are left out. */
export function bannersQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["banners", ...sharedKey(scope)] as const,
    queryFn: async ({ signal }): Promise<readonly Banner[]> => {
      const contents = unwrap(await scope.ports.content.getContents("store", "index", [BANNER_KEY], { signal }));
      const entries = contents[BANNER_KEY];
      return Array.isArray(entries) ? entries.flatMap(readBanner) : [];
    },
  });
}

function readBanner(entry: unknown): readonly Banner[] {
  if (!isRecord(entry) || !isRecord(entry.action)) return [];
  const { id, gameCode, action, eyebrow, title, button, media, palette } = entry;
  const { kind, target } = action;
  const texts = [id, gameCode, eyebrow, title, button, kind, target];
  if (!texts.every((text) => typeof text === "string")) return [];
  return [
    {
      id: String(id),
      gameCode: String(gameCode),
      action: { kind: String(kind), target: String(target) },
      eyebrow: String(eyebrow),
      title: String(title),
      button: String(button),
      media: Array.isArray(media) ? media.filter(isMedia) : [],
      palette: isPalette(palette) ? palette : null,
    },
  ];
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
