import { css } from "@linaria/core";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { type CouponRefusal, normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { CodeInput } from "#ui/features/rewards/components/code-input.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
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
  other: "couponOther",
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

    /* Its words end where the amounts below end. */
    & > button {
      margin-inline-end: -12px;
    }

    & svg {
      color: var(--color-success-text);
    }
  }
`;

const COUPON_DRAFT = { name: "coupon", keptIn: "page", schema: v.object({ code: v.string() }) } as const;

interface CouponFieldProps {
  readonly coupon: Checkout["coupon"];
  /** The code of a guest is kept, and checked once they are signed in. */
  readonly isGuest?: boolean;
}

/** Field for the coupon of a purchase: the server checks a player's at once, and it can be removed. */
export function CouponField({ coupon, isGuest = false }: CouponFieldProps) {
  const { t: text } = useTranslation("orders");
  const form = useForm({ initial: { code: "" }, draft: useFormDraft(COUPON_DRAFT) });
  const { code } = form.values;
  const refusal = coupon.refusal === null ? undefined : text(REFUSAL_TEXTS[coupon.refusal]);
  // A refused code is in the field, unless it was applied on an earlier visit.
  const isEarlier = refusal !== undefined && normalizeCoupon(code) !== coupon.code;
  if (coupon.code !== null && !coupon.isChecking && (refusal === undefined || isEarlier)) {
    return (
      <div role="status">
        <div className={taken}>
          <span>
            {refusal === undefined && !isGuest && <Icon name="check-circle" size={18} />}
            <bdi>{coupon.code}</bdi>
          </span>
          <Button variant="tertiary" size="small" onClick={coupon.remove}>
            {text("couponRemove")}
          </Button>
        </div>
        {isGuest && <FieldMessage kind="reason">{text("couponOfGuest")}</FieldMessage>}
        {refusal !== undefined && <FieldMessage kind="error">{refusal}</FieldMessage>}
      </div>
    );
  }
  return (
    <form name="coupon" {...form.props(() => coupon.apply(code))}>
      <Field label={text("couponLabel")} error={refusal}>
        {(control) => (
          <CodeInput
            {...control}
            name="code"
            value={code}
            maxLength={MAX_SIGNS}
            onCode={(next) => form.change({ code: next })}
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
