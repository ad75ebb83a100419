import type { SeedService } from "../../content-types.ts";
import {
  AMERICAS_AND_OCEANIA,
  CIS,
  EUROPE_AND_MIDDLE_EAST,
  JAPAN,
  KOREA,
  SOUTH_EAST_ASIA,
  TAIWAN,
} from "./countries.ts";

/** The companies that run the games, each for its countries. */
export const services: readonly SeedService[] = [
  {
    id: "korea",
    countries: KOREA,
    operator: {
      "en-US": "NCSOFT Corporation",
      "ko-KR": "주식회사 엔씨소프트",
      "ja-JP": "NCSOFT Corporation",
      "ar-SA": "شركة إن سي سوفت",
    },
    address: {
      "en-US": "12 Daewangpangyo-ro 644beon-gil, Bundang-gu, Seongnam-si, Gyeonggi-do, Korea",
      "ko-KR": "경기도 성남시 분당구 대왕판교로644번길 12",
      "ja-JP": "韓国 京畿道 城南市 盆唐区 大旺板橋路644番ギル 12",
      "ar-SA": "12 دايوانغبانغيو-رو 644، بوندانغ، سيونغنام، كوريا",
    },
    refundUrl: "https://policy.example/refunds",
    supportUrl: "https://support.example/kr",
  },
  {
    id: "japan",
    countries: JAPAN,
    operator: {
      "en-US": "NC Japan K.K.",
      "ko-KR": "엔씨재팬 주식회사",
      "ja-JP": "エヌシージャパン株式会社",
      "ar-SA": "إن سي اليابان",
    },
    address: {
      "en-US": "3-2-7 Mita, Minato-ku, Tokyo, Japan",
      "ko-KR": "일본 도쿄도 미나토구 미타 3-2-7",
      "ja-JP": "東京都港区三田三丁目2番7号",
      "ar-SA": "3-2-7 ميتا، ميناتو، طوكيو، اليابان",
    },
    refundUrl: "https://policy.example/refunds",
    supportUrl: "https://support.example/jp",
  },
  {
    id: "taiwan",
    countries: TAIWAN,
    operator: {
      "en-US": "NC Taiwan Co., Ltd.",
      "ko-KR": "엔씨타이완 유한회사",
      "ja-JP": "NC Taiwan Co., Ltd.",
      "ar-SA": "إن سي تايوان",
    },
    address: {
      "en-US": "88 Nanjing East Road, Section 3, Taipei",
      "ko-KR": "타이베이시 난징둥로 3단 88호",
      "ja-JP": "台北市南京東路三段88号",
      "ar-SA": "88 طريق نانجينغ الشرقي، تايبيه",
    },
    refundUrl: "https://policy.example/refunds",
    supportUrl: "https://support.example/tw",
  },
  {
    id: "west",
    countries: [...AMERICAS_AND_OCEANIA, ...EUROPE_AND_MIDDLE_EAST, ...CIS],
    operator: {
      "en-US": "NC West Holdings, LLC",
      "ko-KR": "엔씨웨스트홀딩스",
      "ja-JP": "NC West Holdings, LLC",
      "ar-SA": "إن سي وست القابضة",
    },
    address: {
      "en-US": "500 Harbor Avenue, Seattle, WA, USA",
      "ko-KR": "미국 워싱턴주 시애틀 하버 애비뉴 500",
      "ja-JP": "500 Harbor Avenue, Seattle, WA, USA",
      "ar-SA": "500 هاربور أفينيو، سياتل، الولايات المتحدة",
    },
    refundUrl: "https://policy.example/refunds",
    supportUrl: "https://support.example/west",
  },
  {
    id: "south-east-asia",
    countries: SOUTH_EAST_ASIA,
    operator: {
      "en-US": "NC South East Asia Pte. Ltd.",
      "ko-KR": "엔씨동남아시아",
      "ja-JP": "NC South East Asia Pte. Ltd.",
      "ar-SA": "إن سي جنوب شرق آسيا",
    },
    address: {
      "en-US": "9 Raffles Terrace, Singapore",
      "ko-KR": "싱가포르 래플스 테라스 9",
      "ja-JP": "9 Raffles Terrace, Singapore",
      "ar-SA": "9 رافلز تيراس، سنغافورة",
    },
    refundUrl: "https://policy.example/refunds",
    supportUrl: "https://support.example/sea",
  },
];
