import { type RawSearch, textOf } from "#ui/context/raw-search.ts";

/** Search of `/order/result`. */
export interface OrderResultSearch {
  readonly orderKey?: string | undefined;
}

export const parseOrderResultSearch = (raw: RawSearch): OrderResultSearch => ({ orderKey: textOf(raw.orderKey) });
