/** Links that lead out of the product. */
export interface OutsideLinks {
  /**
   * Opens an address beside the page: in the device's own browser from the app, in a new window elsewhere, and in place where
   * neither can be had. Links to domains of the publisher are opened signed in. Never throws. Must be called from a press.
   */
  open(url: string): Promise<void>;
}
