import { NativeSignInLinks } from "#ui/patterns/sign-in/native-sign-in-links.tsx";
import { CloseView } from "./close-view.tsx";

/** Parts of every page in the mobile app: a button that closes a web view, and the sign-in by the app. */
export function InApp() {
  return (
    <>
      <CloseView />
      <NativeSignInLinks />
    </>
  );
}
