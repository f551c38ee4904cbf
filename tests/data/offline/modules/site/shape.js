// A class and a constant.
export const sides = 4;

export class Shape {
  /** @param {number} many */
  constructor(many) {
    this.many = many;
  }

  name() {
    return `shape of ${this.many}`;
  }
}
