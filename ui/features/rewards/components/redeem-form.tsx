import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
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
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { useTypedBeforeHydration } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { CodeInput } from "./code-input.tsx";
import { COUPON_FAILURES } from "./reward-failures.ts";

const look = css`
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

const REDEMPTION_DRAFT = { name: "redeem", keptIn: "page", schema: v.object({ code: v.string() }) } as const;

/** Form for a coupon code. `initialCode` is from a link. */
export function RedeemForm({ initialCode }: { readonly initialCode: string }) {
  const { t: text } = useTranslation("rewards");
  const formats = useFormats();
  const { countryCode } = useVisit();
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const redeem = useMutation(redeemCouponMutation(scope, client));
  const form = useForm<{ readonly code: string }, "codeMissing">({
    initial: { code: normalizeCoupon(initialCode) },
    draft: useFormDraft(REDEMPTION_DRAFT),
    check: ({ code }) => ({ code: normalizeCoupon(code) === "" ? "codeMissing" : null }),
    write: redeem,
  });
  const input = useRef<HTMLInputElement>(null);
  useTypedBeforeHydration(input, (typed) => form.change({ code: normalizeCoupon(typed) }));

  const words =
    redeem.error === null
      ? undefined
      : text(failureTextOf(failureOf(redeem.error), COUPON_FAILURES), { country: formats.countryName(countryCode) });
  const { code: problem } = form.problems;

  const redeemAsPlayer = usePlayerAction("coupon/redeem", (normalized) => {
    if (redeem.isPending) return;
    form.change({ code: normalized });
    redeem.mutate(normalized, {
      onSuccess: (coupon) => {
        form.reset({ code: "" });
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

  return (
    <form name="redeem" className={look} {...form.props(({ code }) => redeemAsPlayer(normalizeCoupon(code)))}>
      <Field label={text("codeLabel")} hint={text("codeHint")} error={problem === undefined ? words : text(problem)}>
        {(control) => (
          <CodeInput
            {...control}
            ref={input}
            // A press before the page reacts sends the form as browsers do: the code stays.
            name="code"
            icon="coupon"
            value={form.values.code}
            maxLength={MAX_COUPON_LENGTH}
            onCode={(code) => {
              if (code !== form.values.code) form.change({ code });
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
