import { css } from "@linaria/core";
import type { ClientState } from "#core/client-state/client-state.ts";

const list = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    font-size: var(--type-12);
    overflow-wrap: anywhere;

    & dt {
      font-weight: 700;
    }

    & dd {
      margin: 0;
      color: var(--color-text-quiet);
      white-space: pre-wrap;
    }
  }
`;

/** The state of the page in the frame, under the names of the specification. */
export function PageState({ state }: { readonly state: ClientState | null }) {
  return (
    <details>
      <summary>State of the page</summary>
      {state === null ? (
        <p data-part="note">The page reports its state once it is idle.</p>
      ) : (
        <dl className={list}>
          {Object.entries(state).map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{typeof value === "string" ? value : JSON.stringify(value, null, 1)}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
