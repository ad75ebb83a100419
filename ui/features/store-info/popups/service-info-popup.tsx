import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ratingFor } from "#core/catalogue/age-gate.ts";
import type { Game } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { InlineList } from "#ui/kit/inline-list/inline-list.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";

export type ServiceInfoInput = Pick<Game, "title" | "ageRatings" | "serviceInfo">;

const facts = css`
  @layer sections {
    display: grid;
    font-size: var(--type-14);

    & > div {
      display: grid;
      grid-template-columns: minmax(110px, 34%) minmax(0, 1fr);
      gap: var(--space-4);
      padding-block: 12px;
      border-block-end: 1px solid var(--color-line);
    }

    & dt {
      color: var(--color-text-quiet);
    }

    & dd {
      min-inline-size: 0;
    }
  }
`;

const links = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
  }
`;

const quiet = css`
  @layer sections {
    color: var(--color-text-quiet);
  }
`;

/** Operator of a game in the player's country, its address, the age rating, the period of service and links. */
export default function ServiceInfoPopup({ input, layer }: PopupProps<ServiceInfoInput, never>) {
  const { t: text } = useTranslation("popups");
  const { date, countryName } = useFormats();
  const { countryCode } = useVisit();
  const { serviceInfo: service, ageRatings } = input;
  const country = countryName(countryCode);
  const age = ratingFor(ageRatings, countryCode);

  const periodOf = (from: string | null, until: string | null) => {
    if (from === null) return text("serviceNotStarted");
    if (until === null) return text("serviceOpenEnded", { from: date(from) });
    return text("serviceEnded", { from: date(from), until: date(until) });
  };
  return (
    <Dialog
      layer={layer}
      title={text("serviceTitle")}
      description={`${input.title} · ${country}`}
      closeLabel={text("close")}
      size="medium"
    >
      {service === null && <p className={quiet}>{text("serviceNone", { country })}</p>}
      {service && (
        <>
          <dl className={facts}>
            <Fact name={text("serviceOperator")}>{isolated(service.operator)}</Fact>
            <Fact name={text("serviceAddress")}>{isolated(service.address)}</Fact>
            <Fact name={text("serviceAge")}>
              {age !== null && <InlineList items={[age.label, ...age.descriptors]} />}
            </Fact>
            <Fact name={text("servicePeriod")}>{periodOf(service.startsAt, service.endsAt)}</Fact>
          </dl>
          <div className={links}>
            <OperatorLink href={service.refundUrl}>{text("serviceRefund")}</OperatorLink>
            <OperatorLink href={service.supportUrl}>{text("serviceSupport")}</OperatorLink>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** A name or an address in its own direction of writing, so that house numbers stay in place. */
const isolated = (text: string) => text !== "" && <bdi>{text}</bdi>;

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === undefined || children === false) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Link to a page of the operator; nothing without an address. */
function OperatorLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!/^https?:\/\//.test(href)) return null;
  return (
    <TextLink href={href} newTab>
      {children}
      <Icon name="external" size={14} />
    </TextLink>
  );
}
