import { aion } from "../games/aion.ts";
import { aionncj } from "../games/aionncj.ts";
import { aionnct } from "../games/aionnct.ts";
import { aionncw } from "../games/aionncw.ts";
import type { Offer } from "./offer.ts";

export const AION: readonly Offer[] = [
  {
    game: aion,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    ultimate: { tier: 60, deal: { percent: 20, endsInHours: 22 } },
    keepsake: { "en-US": "Twin-sun wings", "ko-KR": "쌍태양의 날개", "ja-JP": "双陽の翼", "ar-SA": "جناحا الشمسين" },
    additions: [
      {
        slug: "drifting-fortress",
        tier: 20,
        deal: { percent: 50, endsInHours: 140, earlierPercent: 35 },
        title: {
          "en-US": "Aion: The Drifting Fortress",
          "ko-KR": "아이온: 떠도는 요새",
          "ja-JP": "アイオン 漂う要塞",
          "ar-SA": "آيون: الحصن التائه",
        },
        parts: [
          {
            label: {
              "en-US": "Fortress for legion wars",
              "ko-KR": "레기온 전쟁용 요새",
              "ja-JP": "レギオン戦の要塞",
              "ar-SA": "حصن لحروب الفيالق",
            },
          },
          {
            label: {
              "en-US": "Flight time extension",
              "ko-KR": "비행 시간 연장",
              "ja-JP": "飛行時間の延長",
              "ar-SA": "تمديد وقت الطيران",
            },
            quantity: 20,
          },
        ],
      },
    ],
  },
  {
    game: aionnct,
    standard: { tier: 0 },
    deluxe: { tier: 20 },
    keepsake: {
      "en-US": "Plum-wine feathers",
      "ko-KR": "매실주 빛 깃털",
      "ja-JP": "梅酒色の羽根",
      "ar-SA": "ريش بلون البرقوق",
    },
  },
  {
    game: aionncj,
    standard: { tier: 0 },
    deluxe: { tier: 20, deal: { percent: 30, endsInHours: 58 } },
    keepsake: {
      "en-US": "Sunrise kimono",
      "ko-KR": "해돋이 기모노",
      "ja-JP": "日の出の着物",
      "ar-SA": "كيمونو الشروق",
    },
  },
  {
    game: aionncw,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    keepsake: {
      "en-US": "Bosun's brass whistle",
      "ko-KR": "갑판장의 놋쇠 호각",
      "ja-JP": "甲板長の真鍮笛",
      "ar-SA": "صفّارة نحاسية لعريف السطح",
    },
    additions: [
      {
        slug: "ironclad",
        tier: 15,
        title: {
          "en-US": "Aion Worldwide: Ironclad Refit",
          "ko-KR": "아이온 월드와이드: 철갑 개장",
          "ja-JP": "アイオン ワールドワイド 装甲改修",
          "ar-SA": "آيون العالمية: تصفيح الأسطول",
        },
        parts: [
          {
            label: {
              "en-US": "Airship hull and rams",
              "ko-KR": "비행선 장갑과 충각",
              "ja-JP": "飛行船の装甲と衝角",
              "ar-SA": "هيكل سفينة وكباش",
            },
          },
          {
            label: {
              "en-US": "Crew uniforms",
              "ko-KR": "승조원 제복",
              "ja-JP": "乗組員の制服",
              "ar-SA": "أزياء الطاقم",
            },
            quantity: 5,
          },
        ],
      },
    ],
  },
];
