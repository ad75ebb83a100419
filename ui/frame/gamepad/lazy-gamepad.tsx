import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";

type Navigation = typeof import("#ui/kit/gamepad/gamepad-navigation.tsx");

/** The page by gamepad. Its code comes once there is one, which browsers tell after the first press of a button. */
export function LateGamepad() {
  const router = useRouter();
  const [navigation, setNavigation] = useState<Navigation | null>(null);
  const goBack = useCallback(() => {
    if (router.history.canGoBack()) router.history.back();
  }, [router]);
  useEffect(() => {
    // Code that does not come is asked for again when a gamepad is plugged in again.
    const load = () => void import("#ui/kit/gamepad/gamepad-navigation.tsx").then(setNavigation, () => undefined);
    addEventListener("gamepadconnected", load);
    return () => removeEventListener("gamepadconnected", load);
  }, []);
  return navigation && <navigation.GamepadNavigation onBack={goBack} />;
}
