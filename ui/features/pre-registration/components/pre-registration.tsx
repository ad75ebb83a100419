import { memo } from "react";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { PreRegisterButton, type PreRegistrationProps } from "./pre-register-button.tsx";

const Panel = lazyWithPreload(async () => (await import("./pre-registration-panel.tsx")).PreRegistrationPanel);

/** The pre-registration of a game. Memoised, so that the server-rendered button, which may have been pressed, stays. */
export const PreRegistrationSection = memo(function PreRegistrationSection(props: PreRegistrationProps) {
  return (
    <LazySection preload={Panel.preload} fallback={<PreRegisterButton {...props} />}>
      <Panel {...props} />
    </LazySection>
  );
});
