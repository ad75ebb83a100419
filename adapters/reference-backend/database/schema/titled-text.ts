/** Title and description of an achievement or a reward in one language. */
export interface TitledText {
  readonly title: string;
  readonly description: string;
}

/** The same in the languages of the seed, by their tags. */
export type TitledTexts = Readonly<Record<string, TitledText>>;
