import { css } from "@linaria/core";
import type { Specimens } from "../specimens.ts";
import { FIRST_ICONS } from "./first-icons.gen.ts";
import { Icon, type IconName } from "./icon.tsx";

const sheet = css`
  @layer kit {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
    gap: var(--space-5) var(--space-3);

    & > li {
      display: grid;
      justify-items: center;
      gap: var(--space-2);
      color: var(--color-text);
      text-align: center;
    }

    & code {
      color: var(--color-text-quiet);
      font-family: inherit;
      font-size: var(--type-12);
      line-height: 1.3;
      overflow-wrap: anywhere;
    }
  }
`;

const row = css`
  @layer kit {
    display: flex;
    align-items: center;
    gap: var(--space-4);
  }
`;

/** Names of the drawings, read from their files: types are not there when the page runs. */
const LAZY_NAMES = Object.keys(import.meta.glob("./drawings/*.json", { query: "?url", import: "default", eager: true }))
  .map((path) => path.slice("./drawings/".length, -".json".length) as IconName)
  .sort();
const FIRST_NAMES = Object.keys(FIRST_ICONS) as IconName[];

const GROUPS = ["age", "brand", "language", "os", "pad", "pay", "store", "theme"] as const;
const groupOf = (name: IconName) => GROUPS.find((group) => name.startsWith(`${group}-`));

function Sheet({ names }: { readonly names: readonly IconName[] }) {
  return (
    <ul className={sheet}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

const MISSING = "no-such-icon" as IconName;

export default {
  title: "Icon",
  specimens: [
    { name: "of the first paint", render: () => <Sheet names={FIRST_NAMES} /> },
    ...GROUPS.map((group) => ({
      name: `${group} marks, loaded by name`,
      render: () => <Sheet names={LAZY_NAMES.filter((name) => groupOf(name) === group)} />,
    })),
    {
      name: "of the interface, loaded by name",
      render: () => <Sheet names={LAZY_NAMES.filter((name) => groupOf(name) === undefined)} />,
    },
    {
      name: "sizes",
      render: () => (
        <div className={row}>
          {[12, 16, 20, 24, 32, 48].map((size) => (
            <Icon key={size} name="gamepad" size={size} />
          ))}
        </div>
      ),
    },
    {
      name: "painted, and with a label",
      render: () => (
        <div className={row}>
          <Icon name="heart" size={24} filled label="Favorite" />
          <Icon name="star" size={24} filled label="Starred" />
        </div>
      ),
    },
    {
      name: "that point along the text",
      render: () => (
        <div className={row}>
          {(["arrow-start", "arrow-end", "chevron-end", "reply", "send", "cart", "sign-out"] as const).map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </div>
      ),
    },
    {
      name: "that does not come keeps its place",
      render: () => (
        <div className={row} data-missing>
          <span>before</span>
          <Icon name={MISSING} size={24} />
          <span>after</span>
        </div>
      ),
    },
  ],
} satisfies Specimens;
