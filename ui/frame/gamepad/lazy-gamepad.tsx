import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";

type Navigation = typeof import("#ui/kit/gamepad/gamepad-navigation.tsx");

/** Gamepad navigation. Its code is loaded when the browser reports a gamepad, which is after its first button press. */
export function LateGamepad() {
  const router = useRouter();
  const [navigation, setNavigation] = useState<Navigation | null>(null);
  const goBack = useCallback(() => {
    if (router.history.canGoBack()) router.history.back();
  }, [router]);
  useEffect(() => {
    // If loading fails, it is retried when a gamepad is connected again.
    const load = () => void import("#ui/kit/gamepad/gamepad-navigation.tsx").then(setNavigation, () => undefined);
    addEventListener("gamepadconnected", load);
    return () => removeEventListener("gamepadconnected", load);
  }, []);
  return navigation && <navigation.GamepadNavigation onBack={goBack} />;
}
