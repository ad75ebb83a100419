import { css } from "@linaria/core";
import { Icon, type IconName } from "../icon/icon.tsx";

interface TagProps {
  readonly label: string;
  /** Language of the label where it is not the page's. */
  readonly lang?: string;
  readonly icon?: IconName;
}

const tag = css`
  @layer kit {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 32px;
    max-inline-size: 100%;
    padding: 4px 14px;
    border: 1px solid var(--color-line);
    border-radius: 16px;
    background: var(--color-surface);
    color: var(--color-text-quiet);
    font-size: var(--type-13);
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

/** A word that sorts things. */
export function Tag({ label, lang, icon }: TagProps) {
  return (
    <span className={tag}>
      {icon && <Icon name={icon} size={16} />}
      <span lang={lang}>{label}</span>
    </span>
  );
}
