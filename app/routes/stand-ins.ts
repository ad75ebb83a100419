import { lazyComponent } from "./lazy-component.tsx";

const notFoundScreen = () => import("#ui/screens/failures/not-found-screen.tsx");
const pageFailure = () => import("#ui/screens/failures/page-failure.tsx");

/** Stands in for a page that does not exist. */
export const NotFoundScreen = lazyComponent(async () => (await notFoundScreen()).NotFoundScreen);

/** Stands in for a page that could not be shown. */
export const PageFailure = lazyComponent(async () => (await pageFailure()).PageFailure);

/** Fetches both while the network works, so that they are there when it does not. */
export function warmUpStandIns(): void {
  Promise.all([notFoundScreen(), pageFailure()]).catch(() => undefined);
}
