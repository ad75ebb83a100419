import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { AccountProfile, ProfileChoice } from "#core/account/account-security.ts";
import { nicknameProblem } from "#core/account/nickname.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { changeProfileMutation } from "#ui/features/account/queries/change-profile.ts";
import { Avatar } from "#ui/kit/avatar/avatar.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldGroup } from "#ui/kit/field/field-group.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { moveAmongRadios } from "#ui/kit/radio-group/radio-keys.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { type FieldProblem, refusedFieldIn, useProblemWords } from "./account-words.ts";
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

const PROFILE_DRAFT = {
  name: "account/profile",
  keptIn: "page",
  schema: v.object({ nickname: v.string(), pictureId: v.string() }),
} as const;

interface ProfileFormProps {
  readonly profile: AccountProfile;
  readonly onCancel: () => void;
  readonly onDone: (nickname: string) => void;
}

/** Changes the nickname and the picture. */
export function ProfileForm({ profile, onCancel, onDone }: ProfileFormProps) {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  const words = useProblemWords();
  const change = useMutation(changeProfileMutation(useQueryScope(), useQueryClient()));
  const { nickname, pictureId } = profile;
  const form = useForm<ProfileChoice, FieldProblem>({
    initial: { nickname, pictureId },
    draft: useFormDraft(PROFILE_DRAFT),
    check: (choice) => ({ nickname: nicknameProblem(choice.nickname) }),
    write: change,
  });
  const group = useId();

  const send = (choice: ProfileChoice) =>
    change.mutate(choice, {
      onSuccess: (now) => onDone(now.nickname),
      onError: (error) => form.refuse(refusedFieldIn(error)),
    });
  return (
    <form className={formLook} {...form.props(send)}>
      <Field label={text("nickname")} hint={text("nicknameHint")} error={words(form.problems.nickname)}>
        {(control) => (
          <TextInput {...control} {...form.input("nickname")} autoFocus autoComplete="nickname" dir="auto" />
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
                checked={id === form.values.pictureId}
                aria-label={text("pictureNumber", { number: number(index + 1) })}
                onChange={() => form.change({ pictureId: id })}
              />
              <Avatar name={form.values.nickname} image={address} size={44} />
            </label>
          ))}
        </div>
      </FieldGroup>
      <ChangeFailure error={change.error} action={ACCOUNT_ACTIONS.profile} showsRefusals />
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
