import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { EditorTarget } from "#core/ports/community-gateway.ts";

/** What the address says is going to be written. */
export function useEditorTarget(): EditorTarget {
  const parameters = useParams({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const { gameCode = "", boardAlias = null, articleId = null } = parameters;
  return useMemo(() => ({ gameCode, boardAlias, articleId }), [gameCode, boardAlias, articleId]);
}
