import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { accountRefusalOf, NICKNAME_REFUSALS } from "#core/account/account-refusal.ts";
import type { AccountProfile } from "#core/account/account-security.ts";
import { type NicknameProblem, nicknameProblem } from "#core/account/nickname.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { changeProfileMutation } from "#ui/features/account/queries/change-profile.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldGroup } from "#ui/kit/field/field-group.tsx";
import { moveAmongRadios } from "#ui/kit/radio-group/radio-keys.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { useProblemWords } from "./account-words.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { formLook } from "./form-look.ts";

const pictures = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);

    & label {
      position: relative;
      display: grid;
      border: 3px solid transparent;
      border-radius: 50%;
      cursor: pointer;
    }

    & label:has(:checked) {
      border-color: var(--color-primary);
    }

    & label:has(:focus-visible) {
      outline: 2px solid var(--color-focus);
      outline-offset: 1px;
    }

    & input {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: pointer;
    }

    @media (forced-colors: active) {
      & label:has(:checked) {
        border-color: Highlight;
      }
    }
  }
`;

interface ProfileFormProps {
  readonly profile: AccountProfile;
  /** Nickname that was typed before a sign-in; empty without one. */
  readonly resumedNickname: string;
  readonly onCancel: () => void;
  readonly onDone: (nickname: string) => void;
}

/** Changes the nickname and the picture. */
export function ProfileForm({ profile, resumedNickname, onCancel, onDone }: ProfileFormProps) {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  const words = useProblemWords();
  const change = useMutation(changeProfileMutation(useQueryScope(), useQueryClient()));
  const [nickname, setNickname] = useState(resumedNickname || profile.nickname);
  const [pictureId, setPictureId] = useState(profile.pictureId);
  const [problem, setProblem] = useState<NicknameProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const group = useId();

  const show = (found: NicknameProblem) => {
    setProblem(found);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    const found = nicknameProblem(nickname);
    if (found !== null) return show(found);
    change.mutate(
      { nickname, pictureId },
      {
        onSuccess: (now) => onDone(now.nickname),
        onError: (error) => {
          const refusal = accountRefusalOf(failureOf(error));
          const found = NICKNAME_REFUSALS.find((one) => one === refusal);
          if (found !== undefined) show(found);
        },
      },
    );
  };
  return (
    <form className={formLook} onSubmit={submit} noValidate>
      <Field label={text("nickname")} hint={text("nicknameHint")} error={words(problem)}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            autoFocus
            autoComplete="nickname"
            dir="auto"
            value={nickname}
            onChange={(event) => {
              setNickname(event.target.value);
              setProblem(null);
              if (change.isError) change.reset();
            }}
          />
        )}
      </Field>
      <FieldGroup label={text("picture")} role="radiogroup" onKeyDown={moveAmongRadios}>
        <div className={pictures}>
          {profile.pictures.map(({ id, address }, index) => (
            <label key={id}>
              <input
                type="radio"
                name={group}
                value={id}
                checked={id === pictureId}
                aria-label={text("pictureNumber", { number: number(index + 1) })}
                onChange={() => setPictureId(id)}
              />
              <Avatar name={nickname} image={address} size={44} />
            </label>
          ))}
        </div>
      </FieldGroup>
      <ChangeFailure error={change.error} action={ACCOUNT_ACTIONS.profile} input={nickname} showsRefusals />
      <div data-part="actions">
        <Button type="submit" busy={change.isPending}>
          {text("save")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}
