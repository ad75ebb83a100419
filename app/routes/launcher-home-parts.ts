/** What the route loads lazily, in one file. */
export { head, load, Page } from "#ui/screens/launcher-home/launcher-home-page.tsx";
