import { css } from "@linaria/core";

const list = css`
  @layer kit {
    display: inline;

    & > li {
      display: inline;
    }

    & > li:not(:last-child)::after {
      content: " · ";
      color: var(--color-text-faint);
    }
  }
`;

/** A few short things in one line of text. */
export function InlineList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={list}>
      {items.map((item) => (
        <li key={item}>
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  );
}
