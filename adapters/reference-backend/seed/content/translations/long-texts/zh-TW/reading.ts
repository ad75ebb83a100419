/** What the publisher has written to be read, in Traditional Chinese: stories, rules and guides. */
export const stories = {
  "tl-the-lost-bet": {
    title: "天氣法師的賭約",
    bodyHtml: `<p>他們打賭，沒有公會能在雨中守住斯通加德一整夜。那個公會有九名成員，和一把傘。</p><p>天亮時，法師們欠了這片大陸兩週的暴風雨。</p>`,
  },
  "tl-the-borrowed-wolf": {
    title: "借來的狼",
    bodyHtml: `<p>每個人學會的第一種變身，都是別人的。只要你不狩獵，狼就允許你用牠的模樣奔跑。</p><p>那些狩獵過的人，至今還在跑。</p>`,
  },
  "tl-the-gate-that-closed": {
    title: "自己關上的城門",
    bodyHtml: `<p>史官稱它為最短的攻城戰：守軍出城看彗星，風就在他們身後關上了城門。</p>`,
  },
  "aion-the-borrowed-wings": {
    title: "翅膀的代價",
    bodyHtml: `<p>沒有人真正獲得翅膀。天空一次只借幾分鐘，再由同一片天空收回。</p><p>老兵用呼吸計數：上升六十，轉身十，下降從不少於二十。</p>`,
  },
  "aion-the-market-between": {
    title: "雙日之間的市集",
    bodyHtml: `<p>一年一度，在一塊小得插不下旗子的碎片上，兩個種族互相賣蘋果。沒有人說話，人人都多付了錢。</p>`,
  },
};

export const staticArticles = {
  "rules-of-the-boards": {
    title: "在討論區如何彼此交談",
    bodyHtml: `<p>討論區是酒館，不是戰場。靠著這幾條規則，它才能一直是酒館。</p><ul><li><strong>要打就打頭目，別打玩家。</strong>配點可以批評，人不行。</li><li><strong>劇透請遮起來。</strong>結局屬於走到那裡的人。</li><li><strong>禁止以現金買賣帳號或道具，</strong>也不得張貼相關連結。</li><li><strong>姓名、地址、照片，</strong>只能貼您自己的。</li></ul><h3>違反時會如何</h3><p>遭多名玩家檢舉的內容會先隱藏，直到作者修正為止。管理員可以移除文章，並且一定會說明原因。</p>`,
  },
  "rules-of-reviews": {
    title: "什麼樣的評論值得一讀",
    bodyHtml: `<p>星星說出感受，文字說明原因。寫幾個字就夠，最多兩千字。</p><ul><li>請寫下您玩到哪裡。第一晚的感想也很好，只要註明就行。</li><li>每款遊戲一則評論。遊戲有了變化，您隨時可以修改。</li><li>在這裡，沒有人收錢寫評論，也不得以報酬邀人撰寫。</li></ul><p>不小心刪除了？十分鐘內可以復原，連同票數一起。</p>`,
  },
  "guide-gifts": {
    title: "贈送禮物，一步一步來",
    bodyHtml: `<p>送一份禮物，依序需要一位好友、幾句話和一筆付款。</p><ul><li>開啟您想送的商品，選擇<strong>贈送好友</strong>。</li><li>輸入好友的使用者名稱。若對方所在的國家/地區未販售此商品，我們會在付款前告知。</li><li>立即送出，或選擇日期。</li></ul><p>好友有十四天的時間接受。若遭拒絕或逾期未接受，將全額退款。</p>`,
  },
};
