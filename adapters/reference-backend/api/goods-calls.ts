import type { GoodsReader } from "../domain/catalogue/load-goods.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import { viewerOf } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type GoodsCalls = Pick<CallHandlers, "listGoodsOfGame" | "getGoods" | "listOffers">;

const OFFERS = 20;

export function goodsCalls(services: Services, goods: GoodsReader): GoodsCalls {
  return {
    listGoodsOfGame: async ({ parameters, scope }) => {
      const { gameCode } = await requireGame(services.database.queries, parameters.gameCode);
      return { goods: await goods.ofGame(gameCode, viewerOf(scope)) };
    },
    getGoods: async ({ parameters, scope }) => {
      const item = await goods.one(parameters.goodsId, viewerOf(scope));
      if (item === null) throw notFound("goods");
      return item;
    },
    listOffers: async ({ query, scope }) => {
      const limit = query.limit === undefined ? OFFERS : Number(query.limit);
      const inTurn = (read: () => Promise<void>) => services.heavyReads.run("counts", scope, read);
      return { goods: await goods.offers(limit, viewerOf(scope), inTurn) };
    },
  };
}
