import type { GameCode, Media, Palette } from "#core/catalogue/game.ts";
import type { LinkTarget } from "#core/links/link-target.ts";

/** A large picture with a call to action, from the editors. */
export interface Banner {
  readonly id: string;
  readonly gameCode: GameCode;
  /** Target; `null` for a link that was refused. */
  readonly target: LinkTarget | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly button: string;
  readonly media: readonly Media[];
  readonly palette: Palette | null;
}
