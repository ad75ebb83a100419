import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { COUNTRY_CHANGE_DAYS } from "#core/account/constants.ts";
import { countryChangeableAt } from "#core/account/country-change.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";

/** ISO 3166-1 alpha-2. */
export interface CountryChangeInput {
  readonly from: string;
  readonly to: string;
}

const change = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    padding: var(--space-4);
    border-radius: var(--radius-card);
    background: var(--color-raised);

    & dt {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & dd {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
  }
`;

const effects = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);

    & > li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-3);
      text-wrap: pretty;
    }

    & svg {
      margin-block-start: 2px;
      color: var(--color-text-quiet);
    }
  }
`;

/** Says what changes with the country of an account, before it is changed. */
export default function ConfirmCountryPopup({
  input: { from, to },
  answer,
  dismiss,
  layer,
}: PopupProps<CountryChangeInput, true>) {
  const { t: text } = useTranslation("account");
  const { countryName, date, number } = useFormats();
  const { clock } = usePorts();
  const now = clock.now();
  const nextChange = new Date(countryChangeableAt(now, now) ?? now).toISOString();
  const said: readonly (readonly [IconName, string])[] = [
    ["tag", text("countryPrices")],
    ["cart", text("countryCart")],
    ["receipt", text("countryOrders")],
    ["coupon", text("countryCoupons")],
    ["gamepad", text("countryGames")],
    ["calendar", text("countryNextChange", { number: number(COUNTRY_CHANGE_DAYS), date: date(nextChange) })],
  ];
  return (
    <Dialog
      layer={layer}
      size="medium"
      title={text("countryPopupTitle")}
      closeLabel={text("cancel")}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {text("cancel")}
          </Button>
          <Button onClick={() => answer(true)}>{text("changeCountry")}</Button>
        </>
      }
    >
      <dl className={change}>
        <div>
          <dt>{text("countryNow")}</dt>
          <dd>{countryName(from)}</dd>
        </div>
        <Icon name="arrow-end" />
        <div>
          <dt>{text("countryThen")}</dt>
          <dd>{countryName(to)}</dd>
        </div>
      </dl>
      <ul className={effects}>
        {said.map(([icon, words]) => (
          <li key={icon}>
            <Icon name={icon} />
            {words}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
