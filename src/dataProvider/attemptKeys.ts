const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Idempotency keys, one per attempt. Sending the same body again after a lost reply is the same attempt, so it is charged once.
 * Another body, or a finished attempt, gets a new key.
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
