import { useEffect, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { IconBox, type IconLook } from "./icon-box.tsx";
import type { IconDrawing } from "./icon-drawing.ts";

interface LateIconProps extends IconLook {
  readonly name: string;
}

/** State of an icon: loading, loaded, or failed with a reason. */
type LateDrawing = IconDrawing | Error | undefined;

let library: typeof import("./icon-library.ts") | undefined;

async function loadDrawing(name: string): Promise<LateDrawing> {
  try {
    library ??= await import("./icon-library.ts");
    return await library.loadIcon(name);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Loads its drawing when it is first shown, and again when the network is back. */
export function LateIcon({ name, ...look }: LateIconProps) {
  const [drawing, setDrawing] = useState<LateDrawing>();

  // Before the paint, so that an icon that is kept is there with everything around it.
  useLayoutEffect(() => {
    let isGone = false;
    const show = () => {
      void loadDrawing(name).then((loaded) => {
        if (isGone) return;
        setDrawing(loaded);
        if (loaded instanceof Error) addEventListener("online", show, { once: true });
      });
    };
    const kept = library?.keptIcon(name);
    if (kept) setDrawing(kept);
    else show();
    return () => {
      isGone = true;
      removeEventListener("online", show);
    };
  }, [name]);

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
const told = new Set<string>();

/** Renders an empty box and a text for assistive technology instead of the icon (specification, section 8). */
function FailedIcon({ name, error, size, label }: LateIconProps & { readonly error: Error }) {
  const { logger } = usePorts();
  const { t } = useTranslation("common");

  useEffect(() => {
    // Leaving the page aborts the request, which is not an error.
    if (told.has(name) || error.name === "AbortError") return;
    told.add(name);
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
