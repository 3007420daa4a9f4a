/** A value that comes later: undefined until then. Use it in a derived value, which begins another when its reason changes. */
export class Loaded<Value> {
  #value = $state.raw<Value>();

  constructor(coming: Promise<Value>) {
    void coming.then((value) => {
      this.#value = value;
    });
  }

  get value(): Value | undefined {
    return this.#value;
  }
}
