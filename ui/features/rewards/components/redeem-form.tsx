import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { MAX_COUPON_LENGTH } from "#core/engagement/constants.ts";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { failureTextOf } from "#core/failures/failure-text.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { redeemCouponMutation } from "#ui/features/rewards/queries/coupons.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { usePageState, useTypedBeforeHydration } from "#ui/kit/page-state/use-page-state.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { CodeInput } from "./code-input.tsx";
import { COUPON_FAILURES } from "./reward-failures.ts";

const form = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-3);

    /* On the line of the field's box, below its label. */
    & > button {
      block-size: 44px;
      margin-block-start: calc(1.45 * var(--type-14) + 11px);
    }
  }
`;

const CODE = v.string();

/** Form for a coupon code. `initialCode` is from a link. */
export function RedeemForm({ initialCode }: { readonly initialCode: string }) {
  const { t: text } = useTranslation("rewards");
  const formats = useFormats();
  const { countryCode } = useVisit();
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const redeem = useMutation(redeemCouponMutation(scope, client));
  const [code, setCode] = usePageState("redeem/code", CODE, normalizeCoupon(initialCode));
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useTypedBeforeHydration(input, (typed) => setCode(normalizeCoupon(typed)));

  const words =
    redeem.error === null
      ? undefined
      : text(failureTextOf(failureOf(redeem.error), COUPON_FAILURES), { country: formats.countryName(countryCode) });
  const error = isMissing ? text("codeMissing") : words;

  const redeemAsPlayer = usePlayerAction("coupon/redeem", (normalized) => {
    if (redeem.isPending) return;
    setCode(normalized);
    redeem.mutate(normalized, {
      onSuccess: (coupon) => {
        setCode("");
        toasts.show({
          id: "coupon",
          kind: "gain",
          message: text("redeemed", { title: coupon.title }),
          iconName: "check-circle",
        });
      },
      onError: () => input.current?.focus(),
    });
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (redeem.isPending) return;
    const normalized = normalizeCoupon(code);
    setIsMissing(normalized === "");
    redeem.reset();
    if (normalized === "") {
      input.current?.focus();
      return;
    }
    redeemAsPlayer(normalized);
  };

  return (
    <form name="redeem" className={form} onSubmit={submit} noValidate>
      <Field label={text("codeLabel")} hint={text("codeHint")} error={error}>
        {(control) => (
          <CodeInput
            {...control}
            ref={input}
            // A press before the page reacts sends the form as browsers do: the code stays.
            name="code"
            icon="coupon"
            value={code}
            maxLength={MAX_COUPON_LENGTH}
            onCode={(typed) => {
              if (typed === code) return;
              setCode(typed);
              setIsMissing(false);
              if (redeem.isError) redeem.reset();
            }}
          />
        )}
      </Field>
      <Button data-log="redeemCoupon" type="submit" busy={redeem.isPending}>
        {text("redeem")}
      </Button>
    </form>
  );
}
