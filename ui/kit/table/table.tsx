import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../icon/icon.tsx";
import { tableLook } from "./table-look.ts";

/** One column of a table whose rows are `Row`s. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures, which stay in one line. */
  readonly align?: "start" | "end";
  /** Dates and numbers of orders stay in one line too. */
  readonly isShort?: boolean;
  /** The player may sort by this column. */
  readonly isSortable?: boolean;
  /** Names the row: at most one column. */
  readonly isRowTitle?: boolean;
}

/** The column a table is sorted by. */
export interface TableSort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

interface TableProps<Row> {
  /** What the table tells; its accessible name and, unless `isCaptionHidden`, its heading. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where there is too little room: `cards` puts each row into a card, `scroll` lets the table scroll sideways. */
  readonly narrow: "cards" | "scroll";
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Shown instead of rows where there are none. */
  readonly emptyWords?: string;
  /** CSS length; a longer table scrolls in itself, under its header. */
  readonly maxHeight?: string;
}

/**
 * Rows and columns. The rows come sorted: the table only says what the player has asked for. Narrow tables keep the roles of a
 * table. Needs the texts `lists` if a column is sortable.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  keyOf,
  narrow,
  sort,
  onSort,
  emptyWords,
  maxHeight,
}: TableProps<Row>) {
  const captionId = useId();
  const { place, edges, isScrollable } = useScrollEdges();
  return (
    <div className={tableLook} data-narrow={narrow} data-fixed={maxHeight !== undefined || undefined}>
      <div data-part="frame" data-edges={edges}>
        <div
          ref={place}
          data-part="place"
          style={maxHeight === undefined ? undefined : { maxBlockSize: maxHeight }}
          {...(isScrollable ? { role: "region", tabIndex: 0, "aria-labelledby": captionId } : {})}
        >
          {/* Rows that look like cards lose their roles in browsers unless they are stated. */}
          {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
          <table role="table" aria-labelledby={captionId}>
            <caption id={captionId} data-hidden={isCaptionHidden || undefined}>
              {caption}
            </caption>
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((column) => (
                  <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row) => (
                <tr key={keyOf(row)} role="row">
                  {columns.map((column) => (
                    <BodyCell key={column.id} column={column} row={row} />
                  ))}
                </tr>
              ))}
              {rows.length === 0 && emptyWords !== undefined && (
                <tr role="row">
                  <td role="cell" colSpan={columns.length} data-part="empty">
                    {emptyWords}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
          {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
        </div>
      </div>
    </div>
  );
}

interface HeaderCellProps {
  readonly column: Omit<TableColumn<never>, "cell">;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

function HeaderCell({ column: { id, title, align, isSortable = false }, sort, onSort }: HeaderCellProps) {
  const direction = sort?.column === id ? sort.direction : undefined;
  const isSortedBy = isSortable && onSort !== undefined;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: as a card, the row would lose it.
      role="columnheader"
      scope="col"
      data-align={align}
      data-sortable={isSortedBy || undefined}
      aria-sort={isSortedBy ? (direction ?? "none") : undefined}
    >
      {isSortedBy ? (
        <SortButton
          title={title}
          direction={direction}
          onSort={() => onSort({ column: id, direction: direction === "ascending" ? "descending" : "ascending" })}
        />
      ) : (
        title
      )}
    </th>
  );
}

function SortButton({
  title,
  direction,
  onSort,
}: {
  readonly title: string;
  readonly direction: TableSort["direction"] | undefined;
  readonly onSort: () => void;
}) {
  const { t: text } = useTranslation("lists");
  return (
    <button type="button" title={text("sortBy", { column: title })} data-direction={direction} onClick={onSort}>
      {title}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}

function BodyCell<Row>({ column, row }: { readonly column: TableColumn<Row>; readonly row: Row }) {
  const { title, align, cell, isRowTitle, isShort } = column;
  if (isRowTitle) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: as a card, the row would lose it.
      <th role="rowheader" scope="row" data-align={align}>
        {cell(row)}
      </th>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a card, the row would lose it.
    <td role="cell" data-align={align} data-short={isShort || undefined}>
      <span data-part="name" aria-hidden="true">
        {title}
      </span>
      <span data-part="value">{cell(row)}</span>
    </td>
  );
}

/** Where a box hides more of its content than it shows, by the direction of the text. */
function useScrollEdges() {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ edges: "", isScrollable: false });

  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    const measure = () => {
      const position = Math.abs(box.scrollLeft);
      const room = box.scrollWidth - box.clientWidth;
      const edges = [position > 1 && "start", position < room - 1 && "end"].filter(Boolean).join(" ");
      const isScrollable = room > 1 || box.scrollHeight - box.clientHeight > 1;
      setState((known) =>
        known.edges === edges && known.isScrollable === isScrollable ? known : { edges, isScrollable },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, []);

  return { place, ...state };
}
