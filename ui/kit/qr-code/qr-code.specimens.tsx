import type { Specimens } from "../specimens.ts";
import { QrCode } from "./qr-code.tsx";

export default {
  title: "QR code",
  specimens: [
    { name: "short", render: () => <QrCode value="https://store.example" label="QR code of the store" /> },
    {
      name: "for an authenticator app",
      render: () => (
        <QrCode
          value="otpauth://totp/Purple%20Store:nightwatch?issuer=Purple%20Store&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&digits=6&period=30"
          label="QR code for your authenticator app"
        />
      ),
    },
  ],
} satisfies Specimens;
