import { NativeSignInLinks } from "#ui/patterns/sign-in/native-sign-in-links.tsx";
import { CloseView } from "./close-view.tsx";

/** What every page has with the mobile app around it: a way out of a view of its own, and a sign-in by the app. */
export function InApp() {
  return (
    <>
      <CloseView />
      <NativeSignInLinks />
    </>
  );
}
