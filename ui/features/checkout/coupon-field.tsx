import { css } from "@linaria/core";
import type { ParseKeys } from "i18next";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CouponRefusal } from "#core/engagement/normalize-coupon.ts";
import { CodeInput } from "#ui/features/rewards/components/code-input.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import type { Checkout } from "./use-checkout.ts";

const REFUSAL_TEXTS = {
  invalid: "couponInvalid",
  used_by_you: "couponUsedByYou",
  used_up: "couponUsedUp",
  expired: "couponExpired",
  not_started: "couponNotStarted",
  wrong_country: "couponWrongCountry",
  wrong_game: "couponWrongGame",
  already_owned: "couponAlreadyOwned",
  too_many_tries: "couponTooManyTries",
} as const satisfies Record<CouponRefusal, ParseKeys<"orders">>;

/** Longest code as it is typed, with spaces and hyphens. */
const MAX_SIGNS = 100;

const taken = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;

    & > span {
      display: inline-flex;
      gap: var(--space-2);
      align-items: center;
      font-weight: 600;
    }

    & svg {
      color: var(--color-success-text);
    }
  }
`;

/** A coupon for a purchase: typed, checked by the server at once, and taken away again. */
export function CouponField({ coupon }: { readonly coupon: Checkout["coupon"] }) {
  const { t: text } = useTranslation("orders");
  const [typed, setTyped] = useState("");
  const isTaken = coupon.code !== null && coupon.refusal === null && !coupon.isChecking;
  if (isTaken) {
    return (
      <div className={taken} data-sent={coupon.code} data-sent-from={text("couponLabel")} role="status">
        <span>
          <Icon name="check-circle" size={18} />
          <bdi>{coupon.code}</bdi>
        </span>
        <Button variant="tertiary" size="small" onClick={coupon.remove}>
          {text("couponRemove")}
        </Button>
      </div>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    coupon.apply(typed);
  };
  return (
    <form onSubmit={send}>
      <Field
        label={text("couponLabel")}
        error={coupon.refusal === null ? undefined : text(REFUSAL_TEXTS[coupon.refusal])}
      >
        {(control) => (
          <CodeInput
            {...control}
            value={typed}
            maxLength={MAX_SIGNS}
            onCode={setTyped}
            end={
              <Button type="submit" variant="secondary" size="small" busy={coupon.isChecking}>
                {text("couponApply")}
              </Button>
            }
          />
        )}
      </Field>
    </form>
  );
}
