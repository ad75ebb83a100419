import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopups } from "#ui/overlays/overlays.tsx";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { tutorialQuery } from "#ui/queries/tutorial.ts";
import { wasTutorialSeen } from "./seen-tutorial.ts";

const tutorialPopup: Popup<null, never> = {
  key: "tutorial",
  load: () => import("./tutorial-popup.tsx"),
  texts: ["launcher"],
};

/** Opens the tutorial when the launcher says that it is due, once on this device, and closes it when the launcher does. */
export function Tutorial() {
  const { open, close } = usePopups();
  const { storage } = usePorts();
  const { data: isDue = false } = useQuery(tutorialQuery(useQueryScope()));
  useEffect(() => {
    if (!isDue || wasTutorialSeen(storage)) return;
    void open(tutorialPopup, null);
    return () => close(tutorialPopup.key);
  }, [isDue, storage, open, close]);
  return null;
}
