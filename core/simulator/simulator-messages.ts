import type { ClientState } from "../client-state/client-state.ts";

/** Message of the frame to the simulator: a call of the bridge, or a command to the app by its address. */
export interface NativeCall {
  readonly from: "simulated-native";
  readonly kind: "bridge" | "scheme";
  readonly name: string;
  readonly input: readonly unknown[];
}

/** Message of the simulator to its frame: a command of the launcher. */
export interface NativeCommand {
  readonly from: "simulator";
  readonly command: string;
  readonly input: readonly unknown[];
}

/** State that the page in the frame reports. */
export interface PageState {
  readonly from: "simulated-page";
  readonly state: ClientState;
}

export const isNativeCall = (value: unknown): value is NativeCall => Object(value).from === "simulated-native";
export const isNativeCommand = (value: unknown): value is NativeCommand => Object(value).from === "simulator";
export const isPageState = (value: unknown): value is PageState => Object(value).from === "simulated-page";
