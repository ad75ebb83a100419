import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Game, Machine } from "#core/catalogue/game.ts";
import type { SectionHeight } from "#ui/patterns/page-section/page-section.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { SYSTEM_NAMES } from "./system-names.ts";

const PARTS = ["os", "cpu", "gpu", "ram", "storage", "api"] as const satisfies readonly (keyof Machine)[];
/** A console is bought whole, so its processor and graphics are no requirement; only its model and the free space are. */
const CONSOLE_PARTS = ["os", "storage"] as const satisfies readonly (keyof Machine)[];
const CONSOLES: readonly string[] = ["playstation", "xbox", "switch"];

const requirements = css`
  @layer screens {
    display: grid;
    gap: var(--space-6);

    & table {
      inline-size: 100%;
      table-layout: fixed;
      font-size: var(--type-14);
      line-height: 1.5;
    }

    & caption {
      padding-block-end: var(--space-3);
      font-size: var(--type-16);
      font-weight: 600;
      text-align: start;
    }

    & th,
    & td {
      padding: 10px var(--space-4) 10px 0;
      border-block-start: 1px solid var(--color-line);
      font-weight: 400;
      text-align: start;
      vertical-align: top;
    }

    [dir="rtl"] & th,
    [dir="rtl"] & td {
      padding-inline: 0 var(--space-4);
    }

    & thead td {
      border-block-start: 0;
    }

    & thead th {
      border-block-start: 0;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & tbody th {
      color: var(--color-text-quiet);
    }

    & col:first-child {
      inline-size: 22%;
    }

    @media ${UP_TO_PHONE} {
      & table,
      & caption,
      & thead,
      & tbody {
        display: block;
      }

      & tr {
        display: grid;
        grid-template-columns: 1fr 1fr;
        padding-block: 10px;
        border-block-start: 1px solid var(--color-line);
      }

      & table[data-one] tr {
        grid-template-columns: 1fr;
      }

      & thead td {
        display: none;
      }

      & th,
      & td {
        padding-block: 0;
        border-block-start: 0;
      }

      & tbody th {
        grid-column: 1 / -1;
        font-size: var(--type-13);
      }

      & thead tr {
        border-block-start: 0;
      }
    }
  }
`;

/** Of a section with the requirements of a computer, of consoles after it, and the check of the player's computer. */
export const requirementsHeight = (systems: number): SectionHeight => [263 + 184 * systems, 405 + 222 * systems];

/** Minimum and recommended requirements of each system. */
export function SystemRequirements({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const names = {
    os: text("partOs"),
    cpu: text("partCpu"),
    gpu: text("partGpu"),
    ram: text("partRam"),
    storage: text("partStorage"),
    api: text("partApi"),
  };
  return (
    <div className={requirements}>
      {Object.entries(game.requirements).map(([system, { min, rec }]) => {
        const parts = CONSOLES.includes(system) ? CONSOLE_PARTS : PARTS;
        // Consoles have one set of requirements: one column.
        const isOne = parts.every((part) => min[part] === rec[part]);
        return (
          <table key={system} data-one={isOne || undefined}>
            <caption>{SYSTEM_NAMES[system] ?? system}</caption>
            <colgroup>
              <col />
              <col span={isOne ? 1 : 2} />
            </colgroup>
            <thead>
              <tr>
                <td />
                <th scope="col">{text("minimum")}</th>
                {!isOne && <th scope="col">{text("recommended")}</th>}
              </tr>
            </thead>
            <tbody>
              {parts
                .filter((part) => min[part] !== "" || rec[part] !== "")
                .map((part) => (
                  <tr key={part}>
                    <th scope="row">{names[part]}</th>
                    <td>
                      <bdi>{min[part]}</bdi>
                    </td>
                    {!isOne && (
                      <td>
                        <bdi>{rec[part]}</bdi>
                      </td>
                    )}
                  </tr>
                ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
