import { css } from "@linaria/core";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FoundRecipients } from "#core/commerce/gift.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { FieldGroup } from "#ui/kit/field/field-group.tsx";
import { GIFT_REFUSAL_TEXTS } from "./gift-refusal-texts.ts";

const list = css`
  @layer sections {
    display: grid;
    gap: var(--space-2);
    inline-size: 100%;

    & > label {
      display: grid;
      grid-template-columns: auto auto minmax(0, 1fr);
      gap: 0 var(--space-3);
      align-items: center;
      padding: 10px 14px;
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-control);
      background: var(--color-surface);
      cursor: pointer;
    }

    & > label[data-checked] {
      border-color: var(--color-primary);
      box-shadow: inset 0 0 0 1px var(--color-primary);
    }

    & > label[data-disabled] {
      color: var(--color-text-quiet);
      cursor: not-allowed;
    }

    & input {
      inline-size: 1.25rem;
      block-size: 1.25rem;
      accent-color: var(--color-primary);
      cursor: inherit;
    }

    & input:focus-visible {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    & bdi {
      display: block;
      font-weight: 600;
      overflow-wrap: anywhere;
    }

    & small {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }
  }
`;

interface FoundPlayersProps {
  readonly found: FoundRecipients;
  /** Id of the chosen one; empty for none. */
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Players with the nickname that was looked up. Picture and age of the account separate those with the same one. */
export function FoundPlayers({ found: { players, hasMore }, chosen, error, onChoose }: FoundPlayersProps) {
  const { t: text } = useTranslation("gifts");
  const formats = useFormats();
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The answer is below the pressed button: the focus makes a screen reader read it.
    const choices = group.current?.querySelectorAll<HTMLInputElement>("input:enabled");
    const first = [...(choices ?? [])].find((choice) => choice.checked) ?? choices?.[0];
    first?.focus();
  }, []);
  return (
    <FieldGroup
      role="radiogroup"
      label={text("whichPlayer")}
      hint={hasMore ? text("moreWithName") : undefined}
      error={error}
    >
      <div ref={group} className={list}>
        {players.map((player, index) => (
          <label
            key={player.id}
            data-checked={player.id === chosen || undefined}
            data-disabled={player.refusal !== null || undefined}
          >
            <input
              type="radio"
              name={name}
              value={player.id}
              checked={player.id === chosen}
              disabled={player.refusal !== null}
              aria-describedby={`${name}-${index}`}
              aria-labelledby={`${name}-${index}-name`}
              onChange={() => onChoose(player.id)}
            />
            <Avatar name={player.nickname} image={player.avatar} size={40} />
            <span>
              <bdi id={`${name}-${index}-name`}>{player.nickname}</bdi>
              <small id={`${name}-${index}`}>
                {player.refusal === null
                  ? text("memberSince", { date: formats.date(player.memberSince) })
                  : text(GIFT_REFUSAL_TEXTS[player.refusal])}
              </small>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
