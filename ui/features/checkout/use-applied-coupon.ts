import { useCallback, useEffect, useRef, useState } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { appliedCoupon, readAppliedCoupon } from "./queries/applied-coupon.ts";

interface AppliedCoupon {
  /** `null` without one. */
  readonly code: string | null;
  /** False until it is known whether there is one: before that no price is right. */
  readonly isKnown: boolean;
  readonly apply: (code: string | null) => void;
  /** Forgets the code on the device; this page still shows it. */
  readonly forget: (code: string) => void;
}

/** The coupon of the cart of a player or guest. It outlives reloads and unpaid orders, until used, removed or invalid. */
export function useAppliedCoupon(): AppliedCoupon {
  const { sharedStorage } = usePorts();
  const { user } = useVisit();
  const userId = user?.userId ?? null;
  const [code, setCode] = useState<string | null>(null);
  const [isKnown, setIsKnown] = useState(false);
  const hasChosen = useRef(false);

  useEffect(() => {
    let isOver = false;
    const take = (kept: string | null) => {
      if (isOver) return;
      if (!hasChosen.current) setCode(kept);
      setIsKnown(true);
    };
    readAppliedCoupon(sharedStorage, userId).then(take, () => take(null));
    return () => {
      isOver = true;
      hasChosen.current = false;
    };
  }, [sharedStorage, userId]);

  const keep = useCallback(
    (edit: (kept: string | null) => string | null) => {
      // Without storage it is kept as long as the page.
      appliedCoupon(userId)
        .changeShared(sharedStorage, edit)
        .catch(() => undefined);
    },
    [sharedStorage, userId],
  );
  const apply = useCallback(
    (next: string | null) => {
      hasChosen.current = true;
      setCode(next);
      keep(() => next);
    },
    [keep],
  );
  const forget = useCallback((lost: string) => keep((kept) => (kept === lost ? null : kept)), [keep]);
  return { code, isKnown, apply, forget };
}
