import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { pendingAction } from "./pending-action.ts";
import { countSignInPrompt } from "./shown-sign-in-prompts.ts";
import { useSignInAddress } from "./use-sign-in-address.ts";

interface InlineSignInPromptProps {
  /** Part of this page that the sign-in returns to. */
  readonly hash?: string;
  /** Name of the action that the page resumes after the sign-in. */
  readonly action: string;
  /** Input of that action. */
  readonly input?: string;
  readonly children: string;
}

/** Sign-in prompt as a link inside a sentence about a refusal. While it is shown, no session popup opens. */
export function InlineSignInPrompt({ hash = "", action, input = "", children }: InlineSignInPromptProps) {
  const address = useSignInAddress(hash);
  useEffect(countSignInPrompt, []);
  const { tabStorage, clock } = usePorts();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const keepAction = () => {
    pendingAction.write(tabStorage, { name: action, input, path, askedAt: clock.now() });
  };
  return (
    <TextLink
      href={address}
      tone="inline"
      data-keeps-action={action}
      data-action-input={input}
      onClickCapture={keepAction}
    >
      {children}
    </TextLink>
  );
}
