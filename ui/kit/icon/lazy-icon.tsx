import { useEffect, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { countLoad } from "../lazy/load-once.ts";
import { retryUntilLoaded } from "../lazy/retry-until-loaded.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { IconBox, type IconLook } from "./icon-box.tsx";
import type { IconDrawing } from "./icon-drawing.ts";

interface LazyIconProps extends IconLook {
  readonly name: string;
}

/** State of an icon: loading, loaded, or failed with a reason. */
type LazyDrawing = IconDrawing | Error | undefined;

let library: typeof import("./icon-library.idle.ts") | undefined;

async function loadDrawing(name: string, timeoutMs: number): Promise<IconDrawing> {
  library ??= await import("./icon-library.idle.ts");
  return library.loadIcon(name, timeoutMs);
}

/** Loads its drawing when it is first shown, and again when the connection is back. */
export function LazyIcon({ name, ...look }: LazyIconProps) {
  const { callTimeoutMs } = usePorts().configuration;
  const [drawing, setDrawing] = useState<LazyDrawing>();

  // Before the paint, so that a cached icon appears together with its surroundings.
  useLayoutEffect(() => {
    const cached = library?.keptIcon(name);
    if (cached) {
      setDrawing(cached);
      return;
    }
    let isUnmounted = false;
    const load = async () => {
      try {
        return await countLoad(() => loadDrawing(name, callTimeoutMs));
      } catch (error) {
        if (!isUnmounted) setDrawing(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    };
    const { stop } = retryUntilLoaded(load, { onLoaded: setDrawing });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [name, callTimeoutMs]);

  if (drawing instanceof Error) return <FailedIcon name={name} error={drawing} {...look} />;
  return (
    <IconBox {...look} viewBox={drawing?.viewBox} turns={drawing?.turns}>
      {drawing?.line && <path d={drawing.line} />}
      {drawing?.fills?.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} stroke="none" />
      ))}
    </IconBox>
  );
}

/** Icons whose failure has been logged. */
const loggedNames = new Set<string>();

/** Renders an empty box and a text for assistive technology instead of the icon (Spec §8). */
function FailedIcon({ name, error, size, label }: LazyIconProps & { readonly error: Error }) {
  const { logger } = usePorts();
  const { t } = useTranslation("common");

  useEffect(() => {
    // Leaving the page aborts the request, which is not an error.
    if (loggedNames.has(name) || error.name === "AbortError") return;
    loggedNames.add(name);
    logger.error("an icon could not be loaded", { name, error: String(error) });
  }, [logger, name, error]);

  return (
    <>
      <IconBox size={size} />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <VisuallyHidden>{t("iconFailed")}</VisuallyHidden>
    </>
  );
}
