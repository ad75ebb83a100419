/** A key press of the document or of React. */
type KeyPress = KeyboardEvent | { readonly nativeEvent: KeyboardEvent };

/** Key code of presses that an input method handles itself (UI Events, section "Legacy key and mouse event attributes"). */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Whether a press belongs to a text that is being composed, such as the Enter that confirms a candidate. Most engines send it before
 * the end of the composition; Safari sends it afterwards, when `isComposing` is false already, and only the key code shows it.
 */
export function isComposing(press: KeyPress): boolean {
  const event = "nativeEvent" in press ? press.nativeEvent : press;
  return event.isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD;
}

/** Whether Enter was pressed as such. All handlers of Enter ask this. */
export function isEnter(press: KeyPress): boolean {
  const event = "nativeEvent" in press ? press.nativeEvent : press;
  return event.key === "Enter" && !isComposing(event);
}
