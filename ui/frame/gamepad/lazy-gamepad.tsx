import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";

const load = () => import("#ui/kit/gamepad/gamepad-navigation.tsx");

function whenGamepadConnected(begin: () => void): () => void {
  addEventListener("gamepadconnected", begin);
  return () => removeEventListener("gamepadconnected", begin);
}

/** Gamepad navigation. Its code is loaded when the browser reports a gamepad, which is after its first button press. */
export function LazyGamepad() {
  const router = useRouter();
  const { module } = useIdleModule(load, whenGamepadConnected);
  const goBack = useCallback(() => {
    if (router.history.canGoBack()) router.history.back();
  }, [router]);
  return module && <module.GamepadNavigation onBack={goBack} />;
}
