import type { StoredMessage } from './outbox.ts'

/**
 * Hands a message to whoever delivers it; answers their reference where they give one. It may be asked twice for the same message,
 * after a crash. A throw's text goes into logs and the queue: it names neither recipient nor text.
 */
export type Deliver = (message: StoredMessage) => Promise<string | null>

/** A throw's text for a reply that took nothing. */
export const deliveryError = (who: string, status: number | string) => new Error(`${who} did not take it: ${status}`)
