import type { Article } from "#core/community/article.ts";
import type { Specimens } from "#ui/kit/specimens.ts";
import { ConflictPanel } from "./conflict-panel.tsx";

const PUBLISHED: Article = {
  id: "gate",
  gameCode: "tl",
  boardAlias: "free",
  menu: null,
  title: "Who holds the north gate?",
  excerpt: "Two of us at the bell, four at the bridge.",
  image: null,
  author: { id: "luna", nickname: "Luna", avatar: "", isModerator: false },
  createdAt: "2026-11-20T18:00:00.000Z",
  isPinned: false,
  isRecommended: false,
  likeCount: 4,
  commentCount: 2,
  language: "en-US",
  isMine: true,
  hiddenBy: null,
  body: "<p>Two of us at the bell, four at the bridge.</p><ul><li><p>Shields</p></li><li><p>Rope</p></li></ul>",
  updatedAt: "2026-11-21T09:30:00.000Z",
  myLike: false,
  hidden: null,
  myRole: "player",
};

const stay = () => undefined;

export default {
  title: "Conflict",
  specimens: [
    {
      name: "two versions of an article",
      render: () => (
        <ConflictPanel
          theirs={PUBLISHED}
          mine={{
            title: "Who holds the north gate tonight?",
            body: "<p>Three of us at the bell. Bring a lantern, the fog comes early.</p>",
          }}
          onSettle={stay}
        />
      ),
    },
    {
      name: "words without end",
      render: () => (
        <ConflictPanel
          theirs={{ ...PUBLISHED, title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" }}
          mine={{
            title: "درع وحبل عند البوابة الشمالية",
            body: `<p dir="auto">${"تبدأ المعركة مساء السبت. ".repeat(60)}</p>`,
          }}
          onSettle={stay}
        />
      ),
    },
  ],
} satisfies Specimens;
