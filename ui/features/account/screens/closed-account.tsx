import { useTranslation } from "react-i18next";
import type { Instant } from "#core/catalogue/game.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { useSignInAddress } from "#ui/patterns/sign-in/use-sign-in-address.ts";

/** For a player who has just closed their account: until when it comes back by a sign-in, and what is deleted after that. */
export function ClosedAccount({ until }: { readonly until: Instant }) {
  const { t: text } = useTranslation("account");
  const { t: common } = useTranslation("common");
  const address = useSignInAddress();
  return (
    <section>
      <h2>
        {text("closedUntil")} <LocalTime instant={until} />
      </h2>
      <p>{text("deleteGoes")}</p>
      <p>{text("deleteStays")}</p>
      <div>
        <ButtonLink href={address}>{common("signIn")}</ButtonLink>
      </div>
    </section>
  );
}
