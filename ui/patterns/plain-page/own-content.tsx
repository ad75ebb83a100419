import type { ReactNode } from "react";
import { useVisit } from "#ui/context/visit-context.tsx";
import { AccountUnreachable } from "./account-unreachable.tsx";

interface OwnContentProps {
  /** What stays around the content, such as its heading. */
  readonly frame: (content: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Content that belongs to whoever looks: while nobody can tell who that is, it says so, as a guest's would be another's. */
export function OwnContent({ frame, children }: OwnContentProps) {
  const { isUserUnknown } = useVisit();
  return isUserUnknown ? frame(<AccountUnreachable />) : children;
}
