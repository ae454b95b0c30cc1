type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** A change without what it does not name, so that spreading it keeps the rest. */
export const omitUndefined = <T extends object>(change: T): Given<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>
