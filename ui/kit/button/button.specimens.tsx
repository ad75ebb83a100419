import { css } from "@linaria/core";
import { type ReactNode, useEffect, useRef } from "react";
import type { Specimens } from "../specimens.ts";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";
import type { ButtonSize, ButtonVariant } from "./button-look.ts";
import { IconButton } from "./icon-button.tsx";

const VARIANTS: readonly ButtonVariant[] = [
  "primary",
  "secondary",
  "tertiary",
  "outline",
  "outlineSecondary",
  "success",
  "error",
  "gradientPrimary",
  "gradientSecondary",
];
const SIZES: readonly ButtonSize[] = ["extraLarge", "large", "medium", "small"];
const REASON = "You have it already. Look into your library to install it.";

const row = css`
  @layer kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
`;

const Row = ({ children }: { readonly children: ReactNode }) => <div className={row}>{children}</div>;

/** Its bubble is shown, as it is after a press. */
function Asked() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.click(), []);
  return (
    <div style={{ paddingBlockStart: "var(--space-16)" }}>
      <IconButton ref={button} icon="trash" label="Remove" tone="raised" disabled reason={REASON} />
    </div>
  );
}

export default {
  title: "Button",
  specimens: [
    {
      name: "variants",
      render: () => (
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      ),
    },
    {
      name: "sizes",
      render: () => (
        <Row>
          {SIZES.map((size) => (
            <Button key={size} size={size} icon="download">
              {size}
            </Button>
          ))}
        </Row>
      ),
    },
    { name: "medium flexible", render: () => <Button size="mediumFlexible">Fills the line it stands in</Button> },
    {
      name: "selected",
      render: () => (
        <Row>
          <Button variant="secondary" selected>
            Chosen
          </Button>
          <Button variant="secondary" selected={false}>
            Not chosen
          </Button>
          <Button variant="outline" selected icon="star" iconFilled>
            Followed
          </Button>
        </Row>
      ),
    },
    {
      name: "busy",
      render: () => (
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} busy aria-label={`${variant}, under way`}>
              {variant}
            </Button>
          ))}
        </Row>
      ),
    },
    {
      name: "refused, with a reason",
      render: () => (
        <Row>
          <Button disabled reason={REASON}>
            Buy
          </Button>
          <Button variant="outline" size="small" disabled reason={REASON}>
            Buy
          </Button>
          <Button variant="secondary" block disabled reason={REASON}>
            Buy for a friend
          </Button>
        </Row>
      ),
    },
    {
      name: "refused, with the reason in a bubble",
      render: () => (
        <Row>
          <Button variant="secondary" icon="download" disabled reason={REASON} reasonPosition="bubble">
            Install
          </Button>
          <IconButton icon="download" label="Download" disabled reason={REASON} />
          <IconButton icon="trash" label="Remove" tone="raised" disabled reason="Only its author can remove it." />
        </Row>
      ),
    },
    { name: "refused, with its bubble", render: () => <Asked /> },
    {
      name: "refused, with long words",
      render: () => (
        <Button
          size="extraLarge"
          disabled
          reason="Wartungsarbeiten am Zahlungssystem: Käufe sind ab 14 Uhr wieder möglich."
        >
          Jetzt kaufen und herunterladen
        </Button>
      ),
    },
    {
      name: "long words",
      render: () => (
        <Row>
          <Button size="large" icon="download">
            Vorabinstallation der Sammleredition jetzt herunterladen
          </Button>
          <Button variant="outlineSecondary">Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</Button>
        </Row>
      ),
    },
    {
      name: "links",
      render: () => (
        <Row>
          <ButtonLink to="/">In the product</ButtonLink>
          <ButtonLink href="https://example.com" newTab variant="secondary" icon="external">
            Elsewhere
          </ButtonLink>
        </Row>
      ),
    },
    {
      name: "icon buttons",
      render: () => (
        <Row>
          <IconButton icon="close" label="Close" />
          <IconButton icon="search" label="Search" tone="raised" />
          <IconButton icon="play" label="Play" tone="glass" size="large" filled />
          <IconButton icon="star" label="Favourite" selected={false} />
          <IconButton icon="star" label="Favourite" selected filled />
        </Row>
      ),
    },
  ],
} satisfies Specimens;
