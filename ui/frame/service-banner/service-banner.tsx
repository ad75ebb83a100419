import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { maintenanceOf } from "#core/failures/classify-failure.ts";
import { serviceStatusOf } from "#core/failures/service-status.ts";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";

const banner = css`
  @layer sections {
    position: fixed;
    z-index: 140;
    inset-inline: var(--gutter);
    inset-block-end: calc(var(--space-4) + var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px));
    display: flex;
    justify-content: center;
    pointer-events: none;

    /* Hidden if the page itself reports the failure. */
    body:has(
      > div > main > [data-kind="page"][data-failure],
      > div > main > * > [data-kind="page"][data-failure],
      > div > main > * > * > [data-kind="page"][data-failure]
    ) > & {
      display: none;
    }

    & > div {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      max-inline-size: 720px;
      padding-block: var(--space-1);
      padding-inline: var(--space-5) var(--space-1);
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-card);
      background: var(--color-raised);
      color: var(--color-text);
      font-size: var(--type-14);
      pointer-events: auto;
    }

    & > div > svg {
      flex: none;
      color: var(--color-warning-text);
    }
  }
`;

/** Problem of a part of the store: maintenance with its announced end, or an error. */
type Trouble = { readonly kind: "maintenance"; readonly to: string } | { readonly kind: "error" };

/**
 * Reports maintenance or an error of a service behind a part of the page. A page that fails completely shows the
 * failure itself. `OfflineBanner` reports a lost connection.
 */
export function ServiceBanner() {
  const { t: text } = useTranslation("account");
  const trouble = useTrouble();
  const [hidden, setHidden] = useState<string | null>(null);
  const sign = trouble === null ? null : JSON.stringify(trouble);
  return (
    <div className={banner} role="status">
      {trouble !== null && sign !== hidden && (
        <div>
          <Icon name="warning" size={18} />
          <p>
            {trouble.kind === "error" ? (
              text("partTrouble")
            ) : (
              <>
                {text("partMaintenance")} <LocalTime instant={trouble.to} />
              </>
            )}
          </p>
          <IconButton icon="close" label={text("hide")} onClick={() => setHidden(sign)} />
        </div>
      )}
    </div>
  );
}

/** Service status of the parts that are shown now; `null` if all have loaded, and until the texts are loaded. */
function useTrouble(): Trouble | null {
  const client = useQueryClient();
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let isGone = false;
    // Compared here: React keeps an update that changes nothing until the banner is drawn again, which may be never.
    let shown: string | null = null;
    const look = async () => {
      const found = troubleOf(client.getQueryCache().getAll());
      // Asynchronous, because a query can notify its observers during a render.
      await (found && texts.ensure(locale, ["account"]).catch(() => undefined));
      const sign = JSON.stringify(found);
      if (isGone || sign === shown) return;
      shown = sign;
      setTrouble(found);
    };
    void look();
    const leave = client.getQueryCache().subscribe(({ type }) => {
      if (type === "updated" || type === "removed" || type.startsWith("observer")) void look();
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [client, texts, locale]);
  return trouble;
}

function troubleOf(
  queries: readonly {
    readonly state: { readonly status: string; readonly error: unknown };
    readonly meta?: unknown;
    isActive(): boolean;
  }[],
): Trouble | null {
  let isError = false;
  for (const query of queries) {
    if (query.state.status !== "error" || !query.isActive()) continue;
    const failure = failureOf(query.state.error);
    if (failure === null || failure.kind === "fetch" || failure.kind === "timeout") continue;
    const maintenance = maintenanceOf(failure);
    // Pages report maintenance of the whole store themselves.
    if (maintenance !== null && maintenance.scope !== "all") return { kind: "maintenance", to: maintenance.to };
    if (serviceStatusOf(failure) === "ERROR") isError = true;
  }
  return isError ? { kind: "error" } : null;
}
