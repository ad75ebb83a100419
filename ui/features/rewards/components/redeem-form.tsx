import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_COUPON_LENGTH } from "#core/engagement/constants.ts";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { redeemCouponMutation } from "#ui/features/rewards/queries/coupons.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { CodeInput } from "./code-input.tsx";
import { COUPON_REFUSAL_WORDS, couponTroubleOf } from "./coupon-trouble.ts";

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

/** Where a player types a code in. `initialCode` comes with a link. */
export function RedeemForm({ initialCode }: { readonly initialCode: string }) {
  const { t: text } = useTranslation("rewards");
  const formats = useFormats();
  const { identifiers } = usePorts();
  const { countryCode } = useVisit();
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const redeem = useMutation(redeemCouponMutation(scope, client));
  const [code, setCode] = useState(normalizeCoupon(initialCode));
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** One code is one attempt, however often it is sent. */
  const attempt = useRef({ code: "", key: "" });

  const trouble = redeem.error === null ? null : couponTroubleOf(failureOf(redeem.error));
  const words =
    trouble === null ? undefined : text(COUPON_REFUSAL_WORDS[trouble], { country: formats.countryName(countryCode) });
  const error = isMissing ? text("codeMissing") : words;

  const redeemAsPlayer = usePlayerAction("coupon/redeem", (normalized) => {
    if (redeem.isPending) return;
    setCode(normalized);
    if (attempt.current.code !== normalized) attempt.current = { code: normalized, key: identifiers.next() };
    redeem.mutate(
      { code: normalized, idempotencyKey: attempt.current.key },
      {
        onSuccess: (coupon) => {
          attempt.current = { code: "", key: "" };
          setCode("");
          toasts.show({
            id: "coupon",
            kind: "gain",
            message: text("redeemed", { title: coupon.title }),
            iconName: "check-circle",
          });
        },
        onError: (failed) => {
          // Answered: a further press is a new question, since the answer may change with time.
          if (failureOf(failed)?.kind === "status") attempt.current = { code: "", key: "" };
          input.current?.focus();
        },
      },
    );
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
    <form className={form} onSubmit={submit} noValidate>
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
