import type { SeedGame } from "../../content-types.ts";
import { ageRatings } from "../facts/age-ratings.ts";
import { FREE_BOARD, QUESTION_BOARD } from "../facts/boards.ts";
import { countries } from "../facts/countries.ts";
import { languages } from "../facts/languages.ts";
import { officialSite, spotlight } from "../facts/links.ts";
import { hiddenPlatform, platforms } from "../facts/platforms.ts";
import { demandingWindows } from "../facts/requirements.ts";
import { UNDATED } from "../facts/schedule.ts";

export const p0003ab: SeedGame = {
  gameCode: "p0003ab",
  lifecycle: "TEASER",
  schedule: UNDATED,
  preInstallSizeBytes: null,
  countries: countries([]),
  genres: ["coop-shooter", "adventure"],
  tags: ["sci-fi", "co-op", "controller"],
  developer: "Aurora Cell",
  publisher: "NCSOFT",
  platforms: [...platforms("p0003ab", "steam", "purple"), hiddenPlatform("p0003ab", "epic_games_store")],
  requirements: { windows: demandingWindows("60 GB") },
  languages: languages(["en-US", "ko-KR"], ["ja-JP", "de-DE", "fr-FR"]),
  ageRatings: ageRatings("olderTeen", ["violence", "fear"], ["IARC"]),
  accessibility: ["sound-cues", "color-vision", "remappable-keys", "difficulty"],
  links: [officialSite("p0003ab"), spotlight("p0003ab")],
  boards: [FREE_BOARD, QUESTION_BOARD],
  communityOpen: false,
  popularity: 0.48,
  texts: {
    "en-US": {
      title: "Project Aurora",
      tagline: "Four lamps. One of them is listening.",
      shortDescription:
        "An expedition goes down a crystal cave that rearranges itself to sound. Four players share light, air and ammunition, and soon learn that the loudest weapon in the bag is usually the wrong one.",
      descriptionHtml: `<p>The working title is Aurora because of what the walls do when somebody whispers. We are showing this early, with rough edges and a great deal of darkness.</p>
<h3>The idea in one descent</h3>
<ul><li><strong>Sound shapes the cave:</strong> footsteps grow crystals, gunfire shatters them, silence opens doors.</li><li><strong>Light is shared:</strong> batteries go round, and so does fear.</li><li><strong>Short expeditions</strong> of twenty-five minutes with a lift that will not wait.</li></ul>
<p>There is no date and no final name. Tell us what you would take along.</p>`,
    },
    "ko-KR": {
      title: "프로젝트 오로라",
      tagline: "등불 네 개. 그중 하나는 듣고 있다.",
      shortDescription:
        "소리에 따라 모습을 바꾸는 수정 동굴로 탐사대가 내려갑니다. 네 명이 빛과 공기와 탄약을 나누는 협동 슈터. 가방 속 가장 시끄러운 무기는 대개 틀린 답입니다.",
      descriptionHtml: `<p>누군가 속삭일 때 벽이 내는 빛을 보고 '오로라'라는 가제를 붙였습니다. 아직 거칠고 많이 어둡지만, 일찍 보여드리고 싶었습니다.</p>
<h3>한 번의 하강으로 보는 게임</h3>
<ul><li><strong>소리가 동굴을 빚는다:</strong> 발소리는 수정을 키우고, 총성은 깨뜨리고, 침묵은 문을 엽니다.</li><li><strong>빛은 나눠 쓰는 것:</strong> 배터리가 돌고, 겁도 함께 돕니다.</li><li><strong>25분짜리 탐사:</strong> 승강기는 기다려주지 않습니다.</li></ul>
<p>출시일도, 정식 이름도 아직 없습니다. 당신이라면 무엇을 챙겨 내려가시겠습니까?</p>`,
    },
    "ja-JP": {
      title: "プロジェクト・オーロラ",
      tagline: "灯りは四つ。ひとつは、聴いている。",
      shortDescription:
        "音に応じて姿を変える水晶洞窟へ、調査隊が降りていく。光と空気と弾薬を四人で分け合う協力型シューター。鞄のなかでいちばんうるさい武器は、たいてい正解ではない。",
      descriptionHtml: `<p>誰かがささやくと壁が光る。そこから「オーロラ」という仮題がつきました。まだ荒削りで、ずいぶん暗いのですが、早いうちにお見せしたかったのです。</p>
<h3>一度の降下でわかること</h3>
<ul><li><strong>音が洞窟をつくる：</strong>足音は結晶を育て、銃声は砕き、沈黙は扉を開けます。</li><li><strong>光は分け合うもの：</strong>電池は回り、恐怖も回ります。</li><li><strong>一回二十五分の探索：</strong>昇降機は待ってくれません。</li></ul>
<p>発売日も正式な題名もまだありません。あなたなら何を持って降りますか。</p>`,
    },
    "ar-SA": {
      title: "مشروع أورورا",
      tagline: "أربعة مصابيح… وأحدها يُصغي.",
      shortDescription:
        "بعثة تنزل كهفًا بلّوريًّا يعيد ترتيب نفسه مع الصوت. أربعة لاعبين يقتسمون الضوء والهواء والذخيرة، وسرعان ما يدركون أن أعلى الأسلحة صوتًا هو الخيار الخاطئ غالبًا.",
      descriptionHtml: `<p>سمّيناه مؤقتًا أورورا لما تفعله الجدران حين يهمس أحد. نعرضه مبكرًا بحوافّ خشنة وظلمة كثيرة.</p>
<h3>الفكرة في نزول واحد</h3>
<ul><li><strong>الصوت يشكّل الكهف:</strong> الخُطى تُنبت البلّور، والرصاص يحطّمه، والصمت يفتح الأبواب.</li><li><strong>الضوء مشترك:</strong> تدور البطاريات بينكم، ويدور الخوف معها.</li><li><strong>رحلات قصيرة</strong> مدتها خمس وعشرون دقيقة، ومصعد لا ينتظر أحدًا.</li></ul>
<p>لا موعد بعدُ ولا اسم نهائي. أخبرنا ماذا ستأخذ معك.</p>`,
    },
  },
};
