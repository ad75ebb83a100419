/** Both popups in one chunk: after the first has loaded, the second must not fail. */
export { RecoveryCodesPopup } from "./recovery-codes-popup.tsx";
export { SetUpSecondFactorPopup } from "./set-up-second-factor-popup.tsx";
