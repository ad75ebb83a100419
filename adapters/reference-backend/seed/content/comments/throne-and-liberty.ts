import type { SeedThread } from "../../content-types.ts";

export const throneAndLiberty: readonly SeedThread[] = [
  {
    articleId: "tl-1",
    comment: {
      language: "en-US",
      nickname: "Marrowgate",
      content: "We lost a gate last month because nobody looked up. This table goes into our siege channel tonight.",
      createdOffsetHours: -30,
      likeCount: 21,
    },
    replies: [
      {
        language: "en-US",
        nickname: "SlowArrow",
        content: "@Marrowgate You lost it because your sewer team went for a swim. But yes, the rain did not help.",
        mentions: ["Marrowgate"],
        createdOffsetHours: -29,
        likeCount: 34,
      },
      {
        language: "en-US",
        nickname: "Marrowgate",
        content: "We do not talk about the swim.",
        createdOffsetHours: -28.5,
        likeCount: 40,
      },
    ],
  },
  {
    articleId: "tl-1",
    comment: {
      language: "de-DE",
      nickname: "Nebelhorn",
      content:
        "Sehr hilfreich! Bei Sturm habe ich die Wolfsgestalt bisher immer vergessen. Gibt es das auch für die Nachtbelagerungen?",
      createdOffsetHours: -26,
      likeCount: 9,
    },
    replies: [],
  },
  {
    articleId: "tl-1",
    comment: {
      language: "ko-KR",
      nickname: "초승달지기",
      content: "번역해서 길드에 올려도 될까요? 출처는 꼭 적겠습니다.",
      createdOffsetHours: -20,
      likeCount: 12,
    },
    replies: [
      {
        language: "en-US",
        nickname: "PaperLantern",
        content: "Please do, and tell us what your guild would change.",
        createdOffsetHours: -19,
        likeCount: 7,
      },
    ],
  },
  {
    articleId: "tl-2",
    comment: {
      language: "ko-KR",
      nickname: "늦잠기사",
      content: "하수도조 3번이었습니다. 냄새 얘기는 왜 빼셨어요.",
      createdOffsetHours: -15,
      likeCount: 28,
    },
    replies: [
      {
        language: "ko-KR",
        nickname: "파란우산",
        content: "@늦잠기사 그건 기밀입니다.",
        mentions: ["늦잠기사"],
        createdOffsetHours: -14.5,
        likeCount: 31,
      },
    ],
  },
  {
    articleId: "tl-2",
    comment: {
      language: "ko-KR",
      nickname: "국밥한그릇",
      content: "문이 열리던 순간 다 같이 소리 지른 거 녹화해 두신 분 있나요? 그거 하나면 한 달은 버팁니다.",
      createdOffsetHours: -12,
      likeCount: 19,
    },
    replies: [],
  },
  {
    articleId: "tl-5",
    comment: {
      language: "en-US",
      nickname: "Oatmeal_Knight",
      content:
        "Yes. Go to the eastern camp half an hour before, say hello, and somebody will hand you a ladder. That was me two months ago.",
      createdOffsetHours: -18,
      likeCount: 25,
    },
    replies: [
      {
        language: "en-US",
        nickname: "thirdbell",
        content: "Same here, except that I dropped the ladder.",
        createdOffsetHours: -17,
        likeCount: 16,
      },
    ],
  },
  {
    articleId: "tl-7",
    comment: {
      language: "en-US",
      nickname: "Juniper Vale",
      content: "Fourth place and I have never been prouder of anything with whiskers.",
      createdOffsetHours: -9,
      likeCount: 22,
    },
    replies: [],
  },
  {
    articleId: "tl-7",
    comment: {
      language: "ja-JP",
      nickname: "こむぎ",
      content: "ゴール前で魚につられたのは私のカワウソです。すみません。",
      createdOffsetHours: -8,
      likeCount: 37,
    },
    replies: [],
  },
];
