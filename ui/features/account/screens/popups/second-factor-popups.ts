/** Both in one file: what was shown the QR code must be able to show the recovery codes. */
export { RecoveryCodesPopup } from "./recovery-codes-popup.tsx";
export { SetUpSecondFactorPopup } from "./set-up-second-factor-popup.tsx";
