/** Initial consonants of Hangul in the order in which Unicode composes syllables. */
const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Syllables with the same initial consonant. */
const SYLLABLES_OF_INITIAL = 588;

/**
 * Initial consonants of the Hangul in a text, which Korean players type for a title: `블레이드 & 소울` → `ㅂㄹㅇㄷㅅㅇ`.
 * Other signs are left out; empty without any Hangul.
 */
export function koreanInitialsOf(text: string): string {
  return [...text.normalize("NFC")]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return "";
      return INITIALS.charAt(Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_OF_INITIAL));
    })
    .join("");
}
