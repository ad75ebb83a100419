import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/kit/button/button.tsx";

export interface PreRegistrationProps {
  readonly gameCode: string;
  /** `hero` and `card` have room for words, `menu` for the button only. */
  readonly variant: "hero" | "card" | "menu";
  /** The game can be bought, which comes first. */
  readonly isSecondary?: boolean;
}

/* Here, so that it comes with the page: the server renders the panel, whose code loads later. */
export const preRegistrationLook = css`
  @layer sections {
    display: grid;
    justify-items: start;
    gap: var(--space-2);

    &[data-variant="card"] {
      justify-items: stretch;
    }

    & > [data-part="registered"] {
      display: inline-flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 40px;
      color: var(--color-success-text);
      font-weight: 600;
    }

    & > [data-part="note"] {
      max-inline-size: 44ch;
      min-block-size: 1.45em;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }
  }
`;

/** Name of the action, for what is done after a sign-in. */
export const preRegistrationName = (gameCode: string): string => `game/${gameCode}/pre-register`;

interface PreRegisterButtonProps extends Pick<PreRegistrationProps, "variant" | "isSecondary"> {
  /** Absent while its code loads; a press is kept until then. */
  readonly onClick?: () => void;
}

/** The button of a pre-registration, in the look of its surroundings. */
export function PreRegisterButton({ variant, isSecondary = false, onClick }: PreRegisterButtonProps) {
  const { t: text } = useTranslation("game");
  return (
    <Button
      data-log="preRegister"
      icon="check"
      variant={isSecondary ? "secondary" : "primary"}
      size={variant === "menu" ? "medium" : "large"}
      block={variant === "card"}
      busy={onClick === undefined}
      onClick={onClick}
    >
      {text("preRegister")}
    </Button>
  );
}
