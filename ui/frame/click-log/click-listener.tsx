import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { type ClickContext, clickOfLink, clickOfName } from "#core/log-events/click-of-link.ts";
import { removeBasePath } from "#core/navigation/base-path.ts";
import { parsePath } from "#core/navigation/parse-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { onLinkClick } from "#ui/kit/links/link-clicks.ts";

/** Query parameter with the reason why a page was opened. */
const INFLOW = "inflowType";

/**
 * Logs clicks: links by their target, other elements by `data-log`. Elements without either are not logged. It only
 * listens, so a failure of the log does not affect the click.
 */
export function ClickListener() {
  const router = useRouter();
  const { clickLog, configuration } = usePorts();
  useEffect(() => {
    const { basePath } = configuration;
    const parsePagePath = (path: string) => parsePath(removeBasePath(path, basePath) ?? path);
    let cameFrom = "";
    // Its code comes before the first click: that one may leave the page.
    void clickLog.list();
    const stop = router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) cameFrom = parsePagePath(fromLocation.pathname)?.route ?? "";
    });
    const stopClicks = onLinkClick("log", ({ target }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>("[data-log], a[href]") : null;
      if (element === null) return;
      const { pathname, search } = router.history.location;
      const context: ClickContext = {
        page: parsePagePath(pathname),
        cameFrom,
        inflow: new URLSearchParams(search).get(INFLOW),
      };
      const { log } = element.dataset;
      if (log !== undefined) clickLog.record(clickOfName(log, context));
      else if (element instanceof HTMLAnchorElement) {
        const isOurs = element.origin === window.location.origin;
        clickLog.record(clickOfLink(isOurs ? parsePagePath(element.pathname) : null, context));
      }
    });
    return () => {
      stop();
      stopClicks();
    };
  }, [router, clickLog, configuration]);
  return null;
}
