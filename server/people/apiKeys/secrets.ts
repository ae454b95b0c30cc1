import { randomInt } from 'node:crypto'
import { sha256 } from '../../platform/vault.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SECRET_LETTERS = 40

/** A key's secret, and what is kept of it: its hint and its SHA-256. */
export function generateApiKeySecret(mode: string) {
  const secret = Array.from({ length: SECRET_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const key = `sk_${mode}_${secret}`
  return { key, kept: { hint: hintOf(key), hash: sha256(key) } }
}

/** `sk_live_…7F2A` */
export const hintOf = (key: string): string => `${key.slice(0, 'sk_live_'.length)}…${key.slice(-4)}`
