import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureTextOf } from "#core/failures/failure-text.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Checkbox } from "#ui/kit/checkbox/checkbox.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { WriteFailure } from "#ui/patterns/write-failure/write-failure.tsx";
import { preRegistrationMutation, preRegistrationQuery } from "../queries/pre-registration.ts";
import {
  PreRegisterButton,
  type PreRegistrationProps,
  preRegistrationLook,
  preRegistrationName,
} from "./pre-register-button.tsx";

const FAILURES = {
  403: "preRegisterRefused",
  noAnswer: "preRegisterFailed",
  other: "preRegisterFailed",
} as const;

/** Pre-registers the player for a game, says how many others have, and leads back out. */
export function PreRegistrationPanel({ gameCode, variant, isSecondary = false }: PreRegistrationProps) {
  const { t: text } = useTranslation("game");
  const { t: common } = useTranslation("common");
  const { number } = useFormats();
  const scope = useQueryScope();
  const { data, isError, refetch } = useQuery(preRegistrationQuery(scope, gameCode));
  const { mutate, error } = useMutation(preRegistrationMutation(scope, useQueryClient(), gameCode));
  const action = preRegistrationName(gameCode);
  const register = usePlayerAction(action, () => data?.isRegistered || mutate(true), { isReady: data !== undefined });
  const count = data?.count ?? 0;
  const others = count === 0 ? "" : text("preRegistrations", { count, number: number(count) });
  const problem = error !== null && (
    <WriteFailure
      failure={failureOf(error)}
      text={text(failureTextOf(failureOf(error), FAILURES))}
      signInLabel={common("signIn")}
      action={action}
    />
  );

  // The player may be registered. The page shows the panel in other places too.
  if (data === undefined && isError && scope.visit.get().user !== null)
    return variant === "hero" && <PartFailure isBare onRetry={() => void refetch()} />;
  if (data?.isRegistered !== true) {
    return (
      <div className={preRegistrationLook} data-variant={variant}>
        <PreRegisterButton variant={variant} isSecondary={isSecondary} onClick={() => register()} />
        {variant !== "menu" && (
          <p data-part="note">
            {text("preRegisterNote")} {others}
          </p>
        )}
        {problem}
      </div>
    );
  }
  return (
    <div className={preRegistrationLook} data-variant={variant}>
      <p data-part="registered">
        <Icon name="check" size={20} />
        {text("preRegistered")}
      </p>
      {variant !== "menu" && (
        <>
          <Checkbox checked={data.isNotified} onChange={(event) => mutate(event.target.checked)}>
            {text("preRegisterNotify")}
          </Checkbox>
          {others !== "" && <p data-part="note">{others}</p>}
          <Button variant="tertiary" size="small" onClick={() => mutate(null)}>
            {text("preRegisterWithdraw")}
          </Button>
        </>
      )}
      {problem}
    </div>
  );
}
