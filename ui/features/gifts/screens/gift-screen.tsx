import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Gift } from "#core/commerce/gift.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIsPartial } from "#ui/data/partial-lists.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { giftsQuery } from "#ui/features/gifts/queries/gifts.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { SignInPromptPanel } from "#ui/patterns/plain-page/sign-in-prompt-panel.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { GiftCard } from "./gift-card.tsx";

const list = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);
  }
`;

const none = css`
  @layer screens {
    color: var(--color-text-quiet);
  }
`;

/** Gifts that the player has sent and received: `/gift`. */
export function GiftScreen() {
  const { t: text } = useTranslation("gifts");
  const { user } = useVisit();
  return (
    <PlainPage title={text("title")} intro={text("intro")}>
      {user === null ? <SignInPromptPanel>{text("signInText")}</SignInPromptPanel> : <OwnGifts />}
    </PlainPage>
  );
}

function OwnGifts() {
  const { t: text } = useTranslation("gifts");
  const query = giftsQuery(useQueryScope());
  const gifts = useQuery(query);
  const isPartial = useIsPartial(query.queryKey);
  if (gifts.data === undefined) {
    if (gifts.isError) {
      return <FailureNote error={gifts.error} isRetrying={gifts.isFetching} onRetry={() => void gifts.refetch()} />;
    }
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height="160px" />
      </div>
    );
  }
  if (gifts.data.length === 0) {
    return (
      <StatePanel
        icon="gift"
        title={text("noneYet")}
        actions={
          <ButtonLink to="/" search={{ view: "offers" }} variant="secondary">
            {text("findGift")}
          </ButtonLink>
        }
      >
        {text("noneYetText")}
      </StatePanel>
    );
  }
  const of = (direction: Gift["direction"]) => gifts.data.filter((gift) => gift.direction === direction);
  const unknown = of(null);
  const isKnown = unknown.length === 0 && !isPartial;
  return (
    <>
      <PartialNote queryKey={query.queryKey} />
      {unknown.length > 0 && <GiftList title={text("title")} gifts={unknown} />}
      <GiftList title={text("received")} gifts={of("received")} empty={isKnown && text("noneReceived")} />
      <GiftList title={text("sent")} gifts={of("sent")} empty={isKnown && text("noneSent")} />
    </>
  );
}

interface GiftListProps {
  readonly title: string;
  readonly gifts: readonly Gift[];
  /** Words for no gifts; `false` if it is not known that there are none. */
  readonly empty?: string | false;
}

function GiftList({ title, gifts, empty = false }: GiftListProps) {
  if (gifts.length === 0 && empty === false) return null;
  return (
    <section>
      <h2>{title}</h2>
      {gifts.length === 0 ? (
        <p className={none}>{empty}</p>
      ) : (
        <ul className={list}>
          {gifts.map((gift) => (
            <GiftCard key={gift.id} gift={gift} />
          ))}
        </ul>
      )}
    </section>
  );
}
