import type { SeedLocale } from "../../content-types.ts";

interface PoolComment {
  readonly nickname: string;
  readonly content: string;
}

/** Words that fit an article of a board whatever it tells. */
export const COMMENT_POOLS: Readonly<Record<SeedLocale, Readonly<Record<string, readonly PoolComment[]>>>> = {
  "en-US": {
    free: [
      { nickname: "PaperLantern", content: "I read this twice and sent it to my whole guild." },
      { nickname: "Oatmeal_Knight", content: "This is why I still log in before breakfast." },
      { nickname: "Marrowgate", content: "I was there. You have left out the part where I fell off the wall." },
      { nickname: "thirdbell", content: "More of these, please. The patch notes can wait." },
      { nickname: "SlowArrow", content: "My evening was going badly until I found this thread." },
      { nickname: "Juniper Vale", content: "Saved. One day I will have a story like that." },
    ],
    guide: [
      { nickname: "SlowArrow", content: "Tried it last night. The second step saved me about ten minutes." },
      { nickname: "Marrowgate", content: "Does this still hold after the last update? It felt tighter to me." },
      { nickname: "PaperLantern", content: "Printed and taped beside my monitor. Thank you." },
      { nickname: "Juniper Vale", content: "One thing to add: do it with somebody who talks. It halves the mistakes." },
      { nickname: "Oatmeal_Knight", content: "Finally a guide that tells why and not only what." },
    ],
    question: [
      { nickname: "thirdbell", content: "I asked myself the same last week. In the end I simply tried both." },
      { nickname: "Juniper Vale", content: "Ask in the evening, there are always a few veterans around then." },
      { nickname: "Marrowgate", content: "It depends on how patient your friends are." },
      { nickname: "SlowArrow", content: "Following. I would like to know as well." },
    ],
    screenshot: [
      { nickname: "PaperLantern", content: "The light! This is my wallpaper from now on." },
      {
        nickname: "Oatmeal_Knight",
        content: "Where exactly did you stand? I have been looking for that ledge for days.",
      },
      { nickname: "thirdbell", content: "You can nearly hear it." },
      { nickname: "Juniper Vale", content: "No interface, no names, just the place. Perfect." },
    ],
    party: [
      { nickname: "SlowArrow", content: "I can come most evenings. Whom do I write to?" },
      { nickname: "Marrowgate", content: "Count me in, but I will be ten minutes late as always." },
      { nickname: "Oatmeal_Knight", content: "Do you take people who are still learning?" },
    ],
  },
  "ko-KR": {
    free: [
      { nickname: "늦잠기사", content: "읽다가 내려야 할 정류장을 지나쳤습니다." },
      { nickname: "파란우산", content: "저도 그날 거기 있었어요. 아직도 생각납니다." },
      { nickname: "국밥한그릇", content: "이런 글 때문에 게시판에 옵니다." },
      { nickname: "초승달지기", content: "혈맹 단톡방에 공유했습니다. 다들 웃고 울고 난리네요." },
      { nickname: "솜뭉치", content: "다음 이야기도 꼭 써 주세요." },
    ],
    guide: [
      { nickname: "초승달지기", content: "어제 그대로 해 봤는데 정말 되네요. 감사합니다." },
      { nickname: "늦잠기사", content: "두 번째 단계에서 자꾸 실패하는데 요령이 있을까요?" },
      { nickname: "국밥한그릇", content: "저장해 두고 신규 혈맹원 오면 보여 주겠습니다." },
      { nickname: "파란우산", content: "이유까지 적어 주셔서 이해가 쉬웠습니다." },
    ],
    question: [
      { nickname: "솜뭉치", content: "저도 궁금했어요. 답글 기다립니다." },
      { nickname: "국밥한그릇", content: "취향 차이가 큽니다. 둘 다 하루씩 해 보세요." },
      { nickname: "초승달지기", content: "고객센터에 물어봤더니 친절하게 알려 주더라고요." },
    ],
    screenshot: [
      { nickname: "파란우산", content: "배경화면으로 쓰겠습니다." },
      { nickname: "솜뭉치", content: "여기 어디쯤인가요? 저도 가 보고 싶어요." },
      { nickname: "늦잠기사", content: "사진에서 바람 소리가 들리는 것 같아요." },
    ],
    party: [
      { nickname: "국밥한그릇", content: "참여하고 싶습니다. 평일에도 하시나요?" },
      { nickname: "초승달지기", content: "초보도 괜찮을까요? 시키는 건 잘합니다." },
      { nickname: "늦잠기사", content: "십 분만 늦어도 될까요?" },
    ],
  },
  "ja-JP": {
    free: [
      { nickname: "こむぎ", content: "通勤電車で読んで、ひと駅乗り過ごしました。" },
      { nickname: "夜更けの灯台", content: "その場にいました。いまでも思い出します。" },
      { nickname: "どんぐり侍", content: "こういう話が読みたくて掲示板に来ています。" },
      { nickname: "つゆくさ", content: "ギルドのみんなにも読んでもらいました。" },
    ],
    guide: [
      { nickname: "どんぐり侍", content: "さっそく試しました。三回目でできました。" },
      { nickname: "つゆくさ", content: "理由まで書いてあるのが助かります。" },
      { nickname: "こむぎ", content: "最後のところだけ、どうしても間に合いません。" },
    ],
    question: [
      { nickname: "夜更けの灯台", content: "わたしも知りたいです。" },
      { nickname: "つゆくさ", content: "両方やってみて、楽しいほうで大丈夫でした。" },
    ],
    screenshot: [
      { nickname: "こむぎ", content: "空の色がたまりません。" },
      { nickname: "どんぐり侍", content: "場所を教えてください。今夜行きます。" },
      { nickname: "夜更けの灯台", content: "待ち受けにさせてもらいました。" },
    ],
    party: [
      { nickname: "つゆくさ", content: "週末なら参加できます。" },
      { nickname: "こむぎ", content: "初心者でも迷惑になりませんか？" },
    ],
  },
  "ar-SA": {
    free: [
      { nickname: "قهوة_مرة", content: "قرأتها مرتين وأرسلتها لرفاقي كلهم." },
      { nickname: "سارية", content: "كنت هناك تلك الليلة، وما زلت أضحك كلما تذكرت." },
      { nickname: "رحّال", content: "اكتب لنا أكثر، هذه أجمل من ملاحظات التحديث." },
    ],
    guide: [
      { nickname: "رحّال", content: "جربتها البارحة ونجحت من المرة الثانية. شكرًا لك." },
      { nickname: "سارية", content: "هل ما زالت تنفع بعد التحديث الأخير؟" },
      { nickname: "قهوة_مرة", content: "أحلى ما فيها أنك شرحت السبب." },
    ],
    question: [
      { nickname: "سارية", content: "سؤالي نفسه، أنتظر الجواب معك." },
      { nickname: "رحّال", content: "جرّب الاثنين يومًا يومًا، وستعرف بنفسك." },
    ],
    screenshot: [
      { nickname: "قهوة_مرة", content: "صارت خلفية هاتفي من الآن." },
      { nickname: "سارية", content: "أين هذا المكان بالضبط؟" },
    ],
  },
};
