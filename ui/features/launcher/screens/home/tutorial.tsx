import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { tutorialQuery } from "#ui/features/launcher/queries/tutorial.ts";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopups } from "#ui/overlays/overlays.tsx";
import { wasTutorialSeen } from "./seen-tutorial.ts";

const tutorialPopup: Popup<null, never> = {
  key: "tutorial",
  load: () => import("./tutorial-popup.tsx"),
  texts: ["launcher"],
  // It opens by itself, so it is opened another time.
  hasFallback: true,
};

/** Opens the tutorial once on this device, when the launcher reports that it is due, and closes it with the launcher. */
export function Tutorial() {
  const { open, close } = usePopups();
  const { storage } = usePorts();
  const client = useQueryClient();
  const scope = useQueryScope();
  const { data: isDue = false } = useQuery(tutorialQuery(scope));
  useEffect(() => {
    if (!isDue) return;
    // Not due any more, even if the launcher has requested it.
    const end = () => client.setQueryData(tutorialQuery(scope).queryKey, false);
    if (wasTutorialSeen(storage)) return void end();
    void open(tutorialPopup, null).then(({ kind }) => kind !== "failed" && end());
    return () => close(tutorialPopup.key);
  }, [isDue, storage, open, close, client, scope]);
  return null;
}
