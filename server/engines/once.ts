interface Keeping {
  /** How long the value is kept, in milliseconds; for ever by default. */
  keptMs?: number
  now?: () => number
}

/**
 * Makes a value with the first call and shares it with later ones, also while it is being made. A failure reaches the callers who wait for it and is
 * not kept: the next call tries again.
 */
export function once<Value>(
  make: () => Promise<Value>,
  { keptMs = Number.POSITIVE_INFINITY, now = Date.now }: Keeping = {},
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  return () => {
    if (kept && kept.until > now()) return kept.value
    const entry = { value: make(), until: now() + keptMs }
    kept = entry
    entry.value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return entry.value
  }
}

/** As `once`, with a value for each key. When there are more than `max` values, the oldest is dropped. */
export function oncePerKey<Value>(max: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>()
  return (key, make) => {
    const known = kept.get(key)
    if (known) return known
    const value = make()
    kept.set(key, value)
    value.catch(() => {
      if (kept.get(key) === value) kept.delete(key)
    })
    if (kept.size > max) kept.delete(kept.keys().next().value as string)
    return value
  }
}
