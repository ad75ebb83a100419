import { css } from "@linaria/core";
import { useMemo } from "react";
import { encode } from "uqr";

interface QrCodeProps {
  readonly value: string;
  /** Purpose of the code; its accessible name. */
  readonly label: string;
}

/** Light modules around the code (ISO/IEC 18004 requires four). */
const QUIET_ZONE = 4;

const look = css`
  @layer kit {
    /* Dark on light in both themes: many readers know codes no other way. */
    display: block;
    inline-size: 100%;
    max-inline-size: 216px;
    block-size: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);
    background: #ffffff;
    fill: #000000;
    forced-color-adjust: none;
  }
`;

/** A QR code as a vector picture. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { ecc: "M", border: QUIET_ZONE });
    return { size: code.size, path: pathOf(code.data) };
  }, [value]);
  return (
    <svg className={look} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

/** The dark modules, a rectangle for each run of them in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return "";
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join("");
}
