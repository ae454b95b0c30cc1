const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Idempotency keys, one per attempt: pressing again with the same body after a lost answer is the same attempt and is charged once;
 * another body, or an attempt that has ended, gets a new key.
 */
export function attemptKeys() {
  let current: { body: string; key: string } | undefined
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body)
      if (current?.body !== text) current = { body: text, key: newKey() }
      return current.key
    },
    ended(): void {
      current = undefined
    },
  }
}
