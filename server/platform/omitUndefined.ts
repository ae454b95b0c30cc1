type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops undefined properties, so that spreading a change keeps all other values. */
export const omitUndefined = <T extends object>(change: T): Given<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Given<T>
