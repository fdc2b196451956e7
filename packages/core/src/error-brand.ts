// What makes `instanceof` work between copies of this package: one program may load the ES module and the CommonJS one.

/** Key under which a class of errors keeps its name, the same in every copy. */
export const brand: unique symbol = Symbol.for('@earshot/core/error-class');

interface ErrorClass {
  prototype: object;
  [brand]?: unknown;
}

/** Whether the class, or its namesake in another copy, made the value. A class that extends one of ours counts as itself only. */
export function isInstance(ofClass: ErrorClass, value: unknown): boolean {
  if (Object(value) !== value) return false;
  const name = Object.hasOwn(ofClass, brand) ? ofClass[brand] : undefined;
  for (let each = value; each; each = Object.getPrototypeOf(each)) {
    if (each === ofClass.prototype) return true;
    const maker: unknown = Object.getOwnPropertyDescriptor(each, 'constructor')?.value;
    if (
      name &&
      typeof maker === 'function' &&
      Object.hasOwn(maker, brand) &&
      (maker as unknown as ErrorClass)[brand] === name
    )
      return true;
  }
  return false;
}
