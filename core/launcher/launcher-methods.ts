/** The article a player has just read, for the launcher's own list of them. */
export interface RecentArticle {
  readonly gameCode: string;
  readonly boardAlias: string;
  readonly articleId: string;
  readonly title: string;
}

/** Input and answer of a launcher method. */
export interface LauncherMethod<Input extends readonly unknown[], Answer> {
  /** An input as the page sends it, for simulators and certifications. */
  readonly example: Input;
  /** The answer as the page uses it; `undefined` if it is none: of another type, or a refusal. */
  readonly readAnswer: (value: unknown) => Answer | undefined;
}

/** The method has no answer: any returned value is ignored. */
const done = (): null => null;
const truth = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);
/** Done, unless the launcher returns `false`. */
const doneUnlessFalse = (value: unknown): null | undefined => (value === false ? undefined : null);

const method = <Input extends readonly unknown[], Answer>(
  example: Input,
  readAnswer: LauncherMethod<Input, Answer>["readAnswer"],
): LauncherMethod<Input, Answer> => ({ example, readAnswer });

/**
 * Every method of the launcher's bridge object (Spec §7); types, calls and tests are derived from here.
 *
 * | method                | does                                                   | answers                         |
 * |-----------------------|--------------------------------------------------------|---------------------------------|
 * | onReady               | learns that the page accepts commands                  | –                               |
 * | getIsInternetCafe     |                                                        | whether it runs in a café       |
 * | getIsCBTInternetCafe  |                                                        | whether that café tests a beta  |
 * | turnOff               | closes the launcher                                    | –                               |
 * | refresh               | renews the session                                     | nothing, or false: it cannot    |
 * | setNotifyCount        | shows the number of unread notifications               | –                               |
 * | goToNGP               | opens the client of a game                             | –                               |
 * | goToTALK              | opens the chat app                                     | –                               |
 * | isShowTutorial        |                                                        | whether the tutorial is due     |
 * | showNPLogin           | opens the sign-in                                      | –                               |
 * | sendRecentArticleInfo | stores the article that a player has read              | –                               |
 * | goToMyGames           | opens the player's own games                           | –                               |
 * | openSettingView       | opens the settings                                     | –                               |
 */
export const LAUNCHER_METHODS = {
  onReady: method<[], null>([], done),
  getIsInternetCafe: method<[], boolean>([], truth),
  getIsCBTInternetCafe: method<[], boolean>([], truth),
  turnOff: method<[], null>([], done),
  refresh: method<[], null>([], doneUnlessFalse),
  setNotifyCount: method<[count: number], null>([3], done),
  goToNGP: method<[gameCode: string], null>(["tl"], done),
  goToTALK: method<[], null>([], done),
  isShowTutorial: method<[], boolean>([], truth),
  showNPLogin: method<[], null>([], done),
  sendRecentArticleInfo: method<[article: RecentArticle], null>(
    [{ gameCode: "tl", boardAlias: "free", articleId: "1", title: "Which weapon first?" }],
    done,
  ),
  goToMyGames: method<[], null>([], done),
  openSettingView: method<[], null>([], done),
} as const;

export type LauncherMethodName = keyof typeof LAUNCHER_METHODS;

export type LauncherInput<Name extends LauncherMethodName> = (typeof LAUNCHER_METHODS)[Name]["example"];

export type LauncherAnswer<Name extends LauncherMethodName> = Exclude<
  ReturnType<(typeof LAUNCHER_METHODS)[Name]["readAnswer"]>,
  undefined
>;

/** Names of all methods, in the order of the catalogue. */
export const LAUNCHER_METHOD_NAMES = Object.keys(LAUNCHER_METHODS) as readonly LauncherMethodName[];

/**
 * Why a method gave no answer. `unavailable`: there is no launcher here, or it has no such method. `unusable`: it answered with
 * another type, or that it could not.
 */
export type LauncherFailure = "unavailable" | "threw" | "timeout" | "unusable";
