import type { ReactNode } from "react";
import { useVisit } from "#ui/context/visit-context.tsx";
import { AccountUnreachable } from "./account-unreachable.tsx";

interface OwnContentProps {
  /** What stays around the content, such as its heading. */
  readonly frame: (content: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Content of the viewer. While the viewer is unknown, a panel stands in its place: a guest's content would be wrong. */
export function OwnContent({ frame, children }: OwnContentProps) {
  const { isUserUnknown } = useVisit();
  return isUserUnknown ? frame(<AccountUnreachable />) : children;
}
