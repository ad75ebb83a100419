import type { SeedLabel } from "../content-types.ts";

/** Accessibility features a game can tell about. */
export const accessibility: readonly SeedLabel[] = [
  {
    id: "subtitles-size",
    label: {
      "en-US": "Subtitle size",
      "ko-KR": "자막 크기 조절",
      "ja-JP": "字幕サイズ変更",
      "ar-SA": "تغيير حجم الترجمة",
    },
  },
  {
    id: "color-vision",
    label: {
      "en-US": "Color vision modes",
      "ko-KR": "색각 보정 모드",
      "ja-JP": "色覚サポート",
      "ar-SA": "أوضاع لعمى الألوان",
    },
  },
  {
    id: "remappable-keys",
    label: {
      "en-US": "Remappable controls",
      "ko-KR": "키 설정 변경",
      "ja-JP": "キー配置変更",
      "ar-SA": "إعادة تعيين الأزرار",
    },
  },
  {
    id: "text-size",
    label: {
      "en-US": "Interface text size",
      "ko-KR": "UI 글자 크기",
      "ja-JP": "UI文字サイズ",
      "ar-SA": "حجم نص الواجهة",
    },
  },
  {
    id: "reduced-motion",
    label: {
      "en-US": "Reduced camera shake",
      "ko-KR": "화면 흔들림 줄이기",
      "ja-JP": "画面揺れの軽減",
      "ar-SA": "تقليل اهتزاز الكاميرا",
    },
  },
  {
    id: "one-handed",
    label: { "en-US": "One-handed play", "ko-KR": "한 손 조작", "ja-JP": "片手操作", "ar-SA": "لعب بيد واحدة" },
  },
  {
    id: "auto-combat",
    label: { "en-US": "Automatic combat", "ko-KR": "자동 전투", "ja-JP": "オート戦闘", "ar-SA": "قتال آلي" },
  },
  {
    id: "chat-to-speech",
    label: {
      "en-US": "Chat read aloud",
      "ko-KR": "채팅 음성 변환",
      "ja-JP": "チャット読み上げ",
      "ar-SA": "قراءة المحادثة صوتيًا",
    },
  },
  {
    id: "sound-cues",
    label: {
      "en-US": "Visual sound cues",
      "ko-KR": "소리 시각화",
      "ja-JP": "音の視覚表示",
      "ar-SA": "إشارات مرئية للأصوات",
    },
  },
  {
    id: "difficulty",
    label: {
      "en-US": "Adjustable difficulty",
      "ko-KR": "난이도 조절",
      "ja-JP": "難易度選択",
      "ar-SA": "صعوبة قابلة للتعديل",
    },
  },
  {
    id: "hold-toggle",
    label: {
      "en-US": "Hold or toggle",
      "ko-KR": "누르기·전환 선택",
      "ja-JP": "長押し・切替選択",
      "ar-SA": "ضغط مستمر أو تبديل",
    },
  },
  {
    id: "mono-audio",
    label: { "en-US": "Mono audio", "ko-KR": "모노 오디오", "ja-JP": "モノラル音声", "ar-SA": "صوت أحادي" },
  },
];
