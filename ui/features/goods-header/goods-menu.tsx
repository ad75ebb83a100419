import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { PageMenu } from "#ui/patterns/page-menu/page-menu.tsx";

interface GoodsMenuProps {
  readonly goods: Goods;
  readonly current: "overview" | "reviews";
  /** Number of ratings, as soon as it is known. */
  readonly ratings: number | undefined;
  readonly children?: ReactNode;
}

/** The menu of goods: their name and pages. A bundle has one page, since it belongs to no single game. */
export function GoodsMenu({ goods, current, ratings, children }: GoodsMenuProps) {
  const { t: text } = useTranslation("goods");
  const { number } = useFormats();
  const { locale } = useVisit();
  if (goods.contentType === "BUNDLE") return null;
  const { gameCode, goodsId } = goods;
  const overview = goodsPath(goods);
  return (
    <PageMenu
      label={text("pagesOfGoods")}
      title={goods.title}
      titleLanguage={goods.textLocale === locale ? undefined : goods.textLocale}
      titleTo={overview}
      current={current}
      tabs={[
        { id: "overview", label: text("tabOverview"), to: overview },
        {
          id: "reviews",
          label: text("tabReviews"),
          to: buildPath("goodsReview", { gameCode, goodsId }),
          count: ratings ? number(ratings) : undefined,
        },
      ]}
    >
      {children}
    </PageMenu>
  );
}
