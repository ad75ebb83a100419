import type { Localized } from "../../content-types.ts";
import { localize } from "../facts/localize.ts";

/** An installer of the launcher or the app, as the download page tells about it. */
interface Installer {
  readonly os: "windows" | "macos" | "android" | "ios";
  readonly version: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Hexadecimal; empty where a store delivers the file. */
  readonly sha256: string;
  readonly url: string;
  readonly requires: string;
}

const INSTALLERS: readonly Installer[] = [
  {
    os: "windows",
    version: "3.14.2",
    fileName: "PurpleSetup-3.14.2.exe",
    sizeBytes: 128_450_560,
    sha256: "5f0c2b8f9d7a41e6b3c8e1d49a70f2561c9be84d3f7a60b2e8d5c4179f3a06de",
    url: "https://download.example/purple/PurpleSetup-3.14.2.exe",
    requires: "Windows 10 64-bit (21H2)",
  },
  {
    os: "macos",
    version: "3.14.1",
    fileName: "Purple-3.14.1.dmg",
    sizeBytes: 142_606_336,
    sha256: "b81e6a0d4c25f97380ad1b62e4f7c935d0218e6fa47b5c93e1d08f72a6b4c5e3",
    url: "https://download.example/purple/Purple-3.14.1.dmg",
    requires: "macOS 13",
  },
  {
    os: "android",
    version: "3.12.0",
    fileName: "purple-3.12.0.apk",
    sizeBytes: 61_865_984,
    sha256: "",
    url: "https://play.google.example/games/purple",
    requires: "Android 9",
  },
  {
    os: "ios",
    version: "3.12.0",
    fileName: "Purple",
    sizeBytes: 88_080_384,
    sha256: "",
    url: "https://apps.apple.example/games/purple",
    requires: "iOS 15",
  },
];

const HEADLINES: Localized<string> = {
  "en-US": "One launcher for every game, on the machine in front of you",
  "ko-KR": "모든 게임을 하나의 런처로, 지금 쓰는 기기에서",
  "ja-JP": "すべてのゲームをひとつのランチャーで、いまお使いの端末に",
  "ar-SA": "مشغّل واحد لكل الألعاب، على الجهاز الذي أمامك",
};

export const downloadInfo = localize((locale) => ({ headline: HEADLINES[locale], installers: INSTALLERS }));
