import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { failureTextOf } from "#core/failures/failure-text.ts";
import type { EditorTarget } from "#core/ports/community-gateway.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { sendCall } from "#ui/data/write.ts";
import type { UploadImage } from "#ui/features/boards/editor/upload-images.ts";

/** Statuses with which the server refuses a file that is no picture or too large. */
const UPLOAD_FAILURES = {
  network_quota: "over_network_quota",
  QUOTA_REACHED: "over_quota",
  too_many_pixels: "too_many_pixels",
  "400": "wrong_type",
  "413": "too_large",
  noAnswer: "failed",
  other: "failed",
} as const;

/** How pictures get to the server. */
export function useUpload(gameCode: string): UploadImage {
  const { community } = usePorts();
  const client = useQueryClient();
  return useCallback(
    async (file) => {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return "failed";
      const sent = await sendCall(client, () => community.uploadImage(gameCode, new Uint8Array(bytes)));
      if (sent.ok) return { src: sent.value.url, width: sent.value.width, height: sent.value.height };
      return failureTextOf(sent.failure, UPLOAD_FAILURES);
    },
    [community, client, gameCode],
  );
}

/** Players whose names begin with the typed letters, writers of the article first. */
export function useFindPlayers({ gameCode, articleId }: EditorTarget) {
  const { community } = usePorts();
  return useCallback(
    async (search: string) => {
      const found = await community.suggestMentions({ gameCode, articleId, search });
      return found.ok ? found.value : [];
    },
    [community, gameCode, articleId],
  );
}
