import { css } from "@linaria/core";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { readHtml } from "#ui/kit/safe-html/read-html.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import type { EditorProps } from "./editor.tsx";

interface LazyEditorProps extends Omit<EditorProps, "initial" | "pictureOrigin"> {
  /** Initial HTML of the editor, sanitized before it is parsed; to start with another, give the editor another `key`. */
  readonly initialHtml: string;
}

const failed = css`
  @layer sections {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-3);
    min-block-size: 22rem;
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);
    color: var(--color-text-quiet);
    text-align: center;
  }
`;

/** The editor in a container of its final size; its code is loaded once the page is interactive. */
export function LazyEditor({ initialHtml, ...props }: LazyEditorProps) {
  const { sanitizer } = usePorts();
  const loadCode = useCallback(
    async () => (await Promise.all([import("./editor.tsx"), sanitizer.load()]))[0],
    [sanitizer],
  );
  const { module, hasFailed, preload } = useIdleModule(loadCode, whenMounted);
  const { t: text } = useTranslation("writing");
  const { t: common } = useTranslation("common");
  if (module) return <Loaded Editor={module.Editor} html={initialHtml} {...props} />;
  if (hasFailed) {
    return (
      <div className={failed} role="alert">
        <p>{text("editorFailed")}</p>
        <Button variant="secondary" icon="refresh" onClick={preload}>
          {common("tryAgain")}
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height="25rem" />
    </div>
  );
}

interface LoadedProps extends Omit<EditorProps, "initial" | "pictureOrigin"> {
  readonly Editor: (props: EditorProps) => React.ReactNode;
  readonly html: string;
}

function Loaded({ Editor, html, ...props }: LoadedProps) {
  const { sanitizer, configuration } = usePorts();
  const initial = useMemo(() => {
    const clean = html === "" ? null : sanitizer.sanitize(html, "article");
    return clean && readHtml(clean);
  }, [sanitizer, html]);
  return <Editor initial={initial} pictureOrigin={configuration.wstaticDomain} {...props} />;
}
