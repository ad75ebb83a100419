import type { Localized } from "../../content-types.ts";
import type { AchievementTheme } from "./theme-of-game.ts";

/** Names of what players of a kind of game are honored for: nine each, from easy to hard, by the id of their badge. */
type Theme = readonly { readonly id: string; readonly title: Localized<string> }[];

const named = (id: string, english: string, korean: string, japanese: string, arabic: string): Theme[number] => ({
  id,
  title: { "en-US": english, "ko-KR": korean, "ja-JP": japanese, "ar-SA": arabic },
});

const siege: Theme = [
  named("first-night-watch", "First Night Watch", "첫 야간 경계", "初めての夜警", "حراسة الليلة الأولى"),
  named("shield-wall", "Shield Wall", "방패의 벽", "盾の壁", "جدار الدروع"),
  named("hundred-arrows", "A Hundred Arrows", "백 발의 화살", "百本の矢", "مئة سهم"),
  named("camp-fire", "Camp Fire", "모닥불", "野営の火", "نار المعسكر"),
  named("stone-thrower", "Stone Thrower", "투석꾼", "投石手", "رامي الحجارة"),
  named("gate-breaker", "Gate Breaker", "성문 파괴자", "城門破り", "محطم البوابات"),
  named("oath-kept", "An Oath Kept", "지켜 낸 맹세", "守られた誓い", "عهد مصون"),
  named(
    "last-on-the-wall",
    "Last on the Wall",
    "성벽 위의 마지막 한 사람",
    "城壁に残った最後の一人",
    "آخر من بقي على السور",
  ),
  named("crown-of-the-realm", "Crown of the Realm", "왕국의 왕관", "王国の冠", "تاج المملكة"),
];

const north: Theme = [
  named("first-snow", "First Snow", "첫눈", "初雪", "الثلج الأول"),
  named("thin-ice", "Thin Ice", "살얼음", "薄氷", "جليد رقيق"),
  named("wolf-watch", "Wolf Watch", "늑대 파수", "狼の見張り", "مراقبة الذئاب"),
  named("warm-hearth", "A Warm Hearth", "따뜻한 화로", "あたたかな炉", "موقد دافئ"),
  named("ice-spear", "Ice Spear", "얼음 창", "氷の槍", "رمح الجليد"),
  named("white-hunter", "White Hunter", "하얀 사냥꾼", "白き狩人", "الصياد الأبيض"),
  named("over-the-pass", "Over the Pass", "고개를 넘어", "峠を越えて", "عبور الممر"),
  named("ninth-castle", "The Ninth Castle", "아홉 번째 성", "九番目の城", "القلعة التاسعة"),
  named("polar-star", "Polar Star", "북극성", "北極星", "نجم القطب"),
];

const desert: Theme = [
  named("first-dune", "First Dune", "첫 모래언덕", "最初の砂丘", "الكثيب الأول"),
  named("water-found", "Water Found", "오아시스 발견", "水を見つけた", "عُثر على الماء"),
  named("sting-survived", "Survived the Sting", "독침에서 살아남다", "毒針を耐えて", "نجاة من اللدغة"),
  named("caravan-guard", "Caravan Guard", "대상단 호위", "隊商の護衛", "حارس القافلة"),
  named("scarab-hunter", "Scarab Hunter", "스카라베 사냥꾼", "スカラベ狩り", "صائد الجعارين"),
  named("cobra-charmer", "Cobra Charmer", "코브라 조련사", "コブラ使い", "مروض الكوبرا"),
  named("seven-obelisks", "Seven Obelisks", "일곱 오벨리스크", "七つのオベリスク", "المسلات السبع"),
  named("weighed-and-worthy", "Weighed and Worthy", "저울이 인정한 자", "秤に認められし者", "وُزن فاستحق"),
  named("sun-crowned", "Crowned by the Sun", "태양의 대관", "太陽の戴冠", "متوّج بالشمس"),
];

const sky: Theme = [
  named("first-flight", "First Flight", "첫 비행", "初飛行", "الطيران الأول"),
  named("cloud-walker", "Cloud Walker", "구름 위를 걷는 자", "雲を歩む者", "السائر على الغيم"),
  named("safe-landing", "Safe Landing", "안전한 착륙", "無事着地", "هبوط آمن"),
  named("updraft", "Updraft", "상승 기류", "上昇気流", "تيار صاعد"),
  named("fortress-hour", "Hour of the Fortress", "요새의 시간", "要塞の刻", "ساعة الحصن"),
  named("arrow-of-light", "Arrow of Light", "빛의 화살", "光の矢", "سهم النور"),
  named("through-the-ring", "Through the Ring", "고리를 지나", "輪をくぐって", "عبر الحلقة"),
  named("twin-suns", "Twin Suns", "쌍둥이 태양", "双子の太陽", "الشمسان التوأمان"),
  named("sword-of-the-sky", "Sword of the Sky", "하늘의 검", "天空の剣", "سيف السماء"),
];

const martial: Theme = [
  named("first-lesson", "First Lesson", "첫 수련", "最初の稽古", "الدرس الأول"),
  named("still-water", "Still Water", "잔잔한 물", "静かなる水", "ماء ساكن"),
  named("rice-earned", "Rice Earned", "밥값을 하다", "ひと椀の飯", "أرز مستحق"),
  named("quick-feet", "Quick Feet", "빠른 발", "俊足", "قدمان سريعتان"),
  named("hidden-star", "Hidden Star", "숨은 표창", "隠し手裏剣", "النجمة الخفية"),
  named("iron-fist", "Iron Fist", "강철 주먹", "鉄拳", "القبضة الحديدية"),
  named("tea-with-the-master", "Tea with the Master", "스승과 차 한 잔", "師との一服", "شاي مع المعلم"),
  named("one-cut", "One Cut", "일섬", "一閃", "ضربة واحدة"),
  named("temple-keeper", "Keeper of the Temple", "사원의 수호자", "寺の守り手", "حارس المعبد"),
];

const ink: Theme = [
  named("first-stroke", "First Stroke", "첫 획", "最初の一筆", "ضربة الفرشاة الأولى"),
  named("tea-house-guest", "Guest of the Tea House", "찻집의 손님", "茶屋の客", "ضيف بيت الشاي"),
  named("heron-watcher", "Heron Watcher", "왜가리를 보는 이", "鷺を眺める人", "مراقب مالك الحزين"),
  named("leaf-on-water", "Leaf on the Water", "물 위의 잎", "水面の葉", "ورقة على الماء"),
  named("masked-dancer", "Masked Dancer", "가면 무희", "仮面の舞い手", "الراقص المقنّع"),
  named("song-of-the-flute", "Song of the Flute", "피리의 노래", "笛の音", "أغنية الناي"),
  named("open-scroll", "Open Scroll", "펼쳐진 두루마리", "開かれた巻物", "لفافة مفتوحة"),
  named("seven-storeys", "Seven Floors", "칠층탑", "七層の塔", "سبعة طوابق"),
  named("blade-and-spirit", "Blade and Spirit", "검과 혼", "刃と魂", "النصل والروح"),
];

const wolf: Theme = [
  named("doors-barred", "Doors Barred", "빗장을 지르고", "閂をかけて", "الأبواب موصدة"),
  named("candle-lit", "By Candlelight", "촛불 아래", "蝋燭の灯", "على ضوء شمعة"),
  named("grave-reader", "Grave Reader", "묘비를 읽는 자", "墓碑を読む者", "قارئ القبور"),
  named("bat-swarm", "Bat Swarm", "박쥐 떼", "蝙蝠の群れ", "سرب الخفافيش"),
  named("trap-setter", "Trap Setter", "덫꾼", "罠師", "ناصب الفخاخ"),
  named("fangs-taken", "Fangs Taken", "송곳니를 거두다", "牙を奪う", "أنياب منتزعة"),
  named("church-bells", "Church Bells", "성당의 종", "教会の鐘", "أجراس الكنيسة"),
  named("coffin-nailed", "Coffin Nailed Shut", "못 박힌 관", "釘打たれた棺", "تابوت مسمّر"),
  named("blood-moon", "Blood Moon", "핏빛 달", "血の月", "قمر الدم"),
];

const islands: Theme = [
  named("three-dumplings", "Three Dumplings", "만두 세 개", "肉まん三つ", "ثلاث زلابيات"),
  named("bridge-crossed", "Bridge Crossed", "다리를 건너", "橋を渡って", "عبور الجسر"),
  named("new-friend", "A New Friend", "새 친구", "新しい友だち", "صديق جديد"),
  named("garden-helper", "Garden Helper", "정원 도우미", "庭のお手伝い", "مساعد الحديقة"),
  named("potion-brewed", "Potion Brewed", "물약 완성", "秘薬のできあがり", "جرعة جاهزة"),
  named("broom-licence", "Broom License", "빗자루 면허", "ほうき免許", "رخصة المكنسة"),
  named("rainbow-found", "Rainbow Found", "무지개를 찾아서", "虹を見つけた", "قوس قزح"),
  named("hat-of-the-order", "Hat of the Order", "마법 기사단의 모자", "魔法団の帽子", "قبعة الرهبنة"),
  named("island-keeper", "Keeper of the Islands", "섬의 지킴이", "島々の守り人", "حارس الجزر"),
];

const brawl: Theme = [
  named("first-hit", "First Hit", "첫 한 방", "最初の一撃", "الضربة الأولى"),
  named("training-done", "Training Done", "훈련 완료", "訓練修了", "اكتمل التدريب"),
  named("dodged", "Dodged!", "회피!", "回避！", "تفادٍ!"),
  named("wet-floor", "Wet Floor", "미끄럼 주의", "足元注意", "أرضية زلقة"),
  named("neon-mask", "Neon Mask", "네온 가면", "ネオンの仮面", "قناع النيون"),
  named("ring-hero", "Hero of the Ring", "링의 영웅", "リングの英雄", "بطل الحلبة"),
  named("overload", "Overload", "과부하", "オーバーロード", "حمل زائد"),
  named("season-podium", "On the Podium", "시상대 위에", "表彰台", "على المنصة"),
  named("champion", "Champion", "챔피언", "チャンピオン", "البطل"),
];

const treasure: Theme = [
  named("first-dig", "First Dig", "첫 삽질", "はじめての発掘", "الحفرة الأولى"),
  named("coconut-break", "Coconut Break", "코코넛 휴식", "ココナッツ休憩", "استراحة جوز الهند"),
  named("parrot-friend", "Friend of Parrots", "앵무새의 친구", "オウムの友だち", "صديق الببغاوات"),
  named("compass-read", "Compass Read", "나침반 읽기", "羅針盤を読む", "قراءة البوصلة"),
  named("locked-chest", "The Locked Chest", "잠긴 상자", "鍵のかかった宝箱", "الصندوق المقفل"),
  named("wave-rider", "Wave Rider", "파도타기", "波乗り", "راكب الأمواج"),
  named("old-skull", "Old Skull", "늙은 해골", "古びた髑髏", "الجمجمة العتيقة"),
  named("gem-hoard", "Hoard of Gems", "보석 더미", "宝石の山", "كنز الجواهر"),
  named("island-mapped", "The Whole Island Mapped", "섬 지도 완성", "島の地図完成", "خريطة الجزيرة كاملة"),
];

const fleet: Theme = [
  named("lift-off", "Lift-off", "이륙", "リフトオフ", "إقلاع"),
  named("first-contact", "First Contact", "첫 교신", "ファーストコンタクト", "الاتصال الأول"),
  named("suit-up", "Suit Up", "우주복 착용", "宇宙服着用", "ارتداء البزة"),
  named("docked", "Docked", "도킹 완료", "ドッキング完了", "تم الالتحام"),
  named("laser-true", "Laser True", "정밀 조준", "正確なる光線", "ليزر دقيق"),
  named("wing-leader", "Wing Leader", "편대장", "編隊長", "قائد السرب"),
  named("orbit-held", "Orbit Held", "궤도 유지", "軌道維持", "ثبات في المدار"),
  named("star-gate", "Through the Star Gate", "별의 문을 지나", "星門をくぐって", "عبر بوابة النجوم"),
  named("planet-freed", "A Planet Freed", "해방된 행성", "惑星解放", "كوكب محرر"),
];

const cave: Theme = [
  named("lamp-on", "Lamp On", "램프 점등", "ランプ点灯", "المصباح مضاء"),
  named("first-shard", "First Shard", "첫 조각", "最初の欠片", "الشظية الأولى"),
  named("way-in", "The Way In", "입구", "入口", "المدخل"),
  named("deep-camp", "Deep Camp", "깊은 곳의 야영지", "深部の野営地", "معسكر الأعماق"),
  named("resonance", "Resonance", "공명", "共鳴", "رنين"),
  named("unknown-signal", "Unknown Signal", "알 수 없는 신호", "未知の信号", "إشارة مجهولة"),
  named("machine-awake", "The Machine Awakes", "깨어난 기계", "目覚めた機械", "استيقاظ الآلة"),
  named("heart-of-the-cave", "Heart of the Cave", "동굴의 심장", "洞窟の心臓", "قلب الكهف"),
  named("all-returned", "All Returned", "모두 돌아오다", "全員帰還", "عاد الجميع"),
];

const storm: Theme = [
  named("into-the-rain", "Into the Rain", "빗속으로", "雨の中へ", "إلى المطر"),
  named("ridge-climbed", "Ridge Climbed", "능선에 오르다", "尾根を越えて", "تسلق الحافة"),
  named("egg-guarded", "Egg Guarded", "알을 지키다", "卵を守る", "حراسة البيضة"),
  named("scale-found", "Scale Found", "비늘 발견", "鱗を見つけた", "عُثر على الحرشفة"),
  named("thunder-blade", "Thunder Blade", "천둥의 칼날", "雷の刃", "نصل الرعد"),
  named("breath-withstood", "Breath Withstood", "브레스를 견디다", "ブレスに耐えて", "صمود أمام الأنفاس"),
  named("storm-shield", "Storm Shield", "폭풍의 방패", "嵐の盾", "درع العاصفة"),
  named("wyvern-rider", "Wyvern Rider", "와이번 기수", "ワイバーンの騎手", "راكب الويفرن"),
  named("son-of-the-storm", "Child of the Storm", "폭풍의 자식", "嵐の子", "ابن العاصفة"),
];

const sea: Theme = [
  named("hands-on-deck", "Hands on Deck", "갑판 집합", "甲板集合", "إلى سطح السفينة"),
  named("anchor-up", "Anchor Up", "닻을 올려라", "錨を上げよ", "رفع المرساة"),
  named("harbor-light", "Harbor Light", "항구의 등불", "港の灯", "ضوء المرفأ"),
  named("first-wave", "First Wave", "첫 파도", "最初の波", "الموجة الأولى"),
  named("broadside", "Broadside", "일제 포격", "舷側砲撃", "قصف جانبي"),
  named("wreck-diver", "Wreck Diver", "난파선 잠수부", "沈船の潜水士", "غواص الحطام"),
  named("under-false-colours", "Under False Colors", "가짜 깃발 아래", "偽りの旗の下で", "تحت راية زائفة"),
  named("captain", "Captain", "선장", "船長", "القبطان"),
  named("round-the-world", "Round the World", "세계 일주", "世界一周", "حول العالم"),
];

const underworld: Theme = [
  named("first-ember", "First Ember", "첫 불씨", "最初の残り火", "الجمرة الأولى"),
  named("ash-walker", "Ash Walker", "재 위를 걷는 자", "灰を歩む者", "السائر على الرماد"),
  named("bone-reader", "Bone Reader", "뼈를 읽는 자", "骨を読む者", "قارئ العظام"),
  named("imp-caught", "Imp Caught", "임프를 잡다", "インプ捕獲", "القبض على العفريت"),
  named("lava-leap", "Lava Leap", "용암 도약", "溶岩跳び", "قفزة الحمم"),
  named("mask-of-the-pit", "Mask of the Pit", "구덩이의 가면", "奈落の仮面", "قناع الهاوية"),
  named("sealed-circle", "The Sealed Circle", "봉인된 원", "封じられた円", "الدائرة المختومة"),
  named("gate-closed", "The Gate Closed", "닫힌 문", "閉ざされた門", "البوابة المغلقة"),
  named("crown-of-bones", "Crown of Bones", "뼈의 왕관", "骨の冠", "تاج العظام"),
];

const fair: Theme = [
  named("first-ticket", "First Ticket", "첫 입장권", "最初のチケット", "التذكرة الأولى"),
  named("sweet-tooth", "Sweet Tooth", "단것이 좋아", "甘党", "عاشق الحلوى"),
  named("balloon-dog", "Balloon Dog", "풍선 강아지", "バルーンドッグ", "كلب البالون"),
  named("two-scoops", "Two Scoops", "아이스크림 두 스쿱", "アイス二段", "كرتان من المثلجات"),
  named("bullseye", "Bullseye", "명중", "ど真ん中", "في قلب الهدف"),
  named("seven-balls", "Seven Balls", "일곱 개의 공", "七つの玉", "سبع كرات"),
  named("grand-trick", "The Grand Trick", "위대한 마술", "大奇術", "الخدعة الكبرى"),
  named("midnight-fireworks", "Midnight Fireworks", "한밤의 불꽃놀이", "真夜中の花火", "ألعاب نارية عند منتصف الليل"),
  named("crystal-fortune", "Crystal Fortune", "수정 구슬의 운세", "水晶占い", "طالع البلورة"),
];

/** The names of each theme; their badges have the same ids. */
export const ACHIEVEMENT_NAMES: Readonly<Record<AchievementTheme, Theme>> = {
  siege,
  north,
  desert,
  sky,
  martial,
  ink,
  wolf,
  islands,
  brawl,
  treasure,
  fleet,
  cave,
  storm,
  sea,
  underworld,
  fair,
};
