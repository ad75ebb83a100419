import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { MAX_PASSKEY_NAME_LENGTH, type Passkey } from "#core/account/passkey.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { isolated } from "#ui/context/isolated.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { removePasskeyMutation, renamePasskeyMutation } from "#ui/features/account/queries/change-passkeys.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { formLook } from "./form-look.ts";
import { ProofForm } from "./proof-form.tsx";
import { useFormInRow } from "./use-form-in-row.ts";

const entry = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);

    & > [data-part="line"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-4);
      align-items: center;
      justify-content: space-between;
    }

    & [data-part="about"] {
      flex: 1 1 11rem;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    & [data-part="about"] > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & [data-part="buttons"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
  }
`;

interface PasskeyEntryProps {
  readonly passkey: Passkey;
  readonly userName: string;
  readonly onRemoved: () => void;
}

/** One passkey, with the forms that rename and remove it. */
export function PasskeyEntry({ passkey, userName, onRemoved }: PasskeyEntryProps) {
  const { t: text } = useTranslation("account");
  const { date, relative } = useFormats();
  const { clock } = usePorts();
  const renaming = useFormInRow(`${ACCOUNT_ACTIONS.renamePasskey}/${passkey.id}`);
  const removal = useFormInRow(`${ACCOUNT_ACTIONS.removePasskey}/${passkey.id}`);
  const { name, createdAt, lastUsedAt } = passkey;
  const isIdle = !renaming.isOpen && !removal.isOpen;
  return (
    <li className={entry}>
      <div data-part="line">
        <div data-part="about">
          <b data-part="name">
            <bdi>{name}</bdi>
          </b>
          <p>{text("passkeyAddedOn", { date: date(createdAt) })}</p>
          <p>
            {lastUsedAt === null
              ? text("passkeyNeverUsed")
              : text("passkeyLastUsed", { time: relative(lastUsedAt, clock.now()) })}
          </p>
        </div>
        {isIdle && (
          <div data-part="buttons">
            <Button
              ref={renaming.opener}
              variant="secondary"
              size="small"
              aria-label={text("renameNamed", { name: isolated(name) })}
              onClick={renaming.open}
            >
              {text("rename")}
            </Button>
            <Button
              ref={removal.opener}
              variant="secondary"
              size="small"
              aria-label={text("removeNamed", { name: isolated(name) })}
              onClick={removal.open}
            >
              {text("remove")}
            </Button>
          </div>
        )}
      </div>
      {renaming.isOpen && <RenameForm passkey={passkey} onDone={renaming.close} />}
      {removal.isOpen && (
        <RemovalForm passkey={passkey} userName={userName} onCancel={removal.close} onDone={onRemoved} />
      )}
    </li>
  );
}

const NAME_DRAFT = { name: "account/passkey-name", keptIn: "page", schema: v.object({ name: v.string() }) } as const;

function RenameForm({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }) {
  const { t: text } = useTranslation("account");
  const rename = useMutation(renamePasskeyMutation(useQueryScope(), useQueryClient()));
  const form = useForm<Pick<Passkey, "name">, "passkeyNameMissing">({
    initial: { name: passkey.name },
    draft: useFormDraft(NAME_DRAFT, passkey.id),
    check: ({ name }) => ({ name: hasInk(name) ? null : "passkeyNameMissing" }),
    write: rename,
  });
  const send = ({ name }: Pick<Passkey, "name">) =>
    rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onDone });
  return (
    <form className={formLook} {...form.props(send)}>
      <Field label={text("passkeyName")} error={form.problems.name && text(form.problems.name)}>
        {(control) => (
          <TextInput
            {...control}
            {...form.input("name")}
            autoFocus
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
          />
        )}
      </Field>
      <ChangeFailure error={rename.error} action={`${ACCOUNT_ACTIONS.renamePasskey}/${passkey.id}`} />
      <div data-part="actions">
        <Button type="submit" busy={rename.isPending}>
          {text("save")}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}

interface RemovalFormProps {
  readonly passkey: Passkey;
  readonly userName: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function RemovalForm({ passkey, userName, onCancel, onDone }: RemovalFormProps) {
  const { t: text } = useTranslation("account");
  const remove = useMutation(removePasskeyMutation(useQueryScope(), useQueryClient()));
  return (
    <ProofForm
      userName={userName}
      note={text("passkeyRemoveText")}
      asksForCode={false}
      submitLabel={text("remove")}
      isDangerous
      busy={remove.isPending}
      failure={
        <ChangeFailure error={remove.error} action={`${ACCOUNT_ACTIONS.removePasskey}/${passkey.id}`} showsRefusals />
      }
      onSubmit={({ password }, onError) => void remove.mutateAsync({ id: passkey.id, password }).then(onDone, onError)}
      onChange={remove.reset}
      onCancel={onCancel}
    />
  );
}
