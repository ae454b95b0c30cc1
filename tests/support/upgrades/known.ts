import { readFileSync } from 'node:fs'

interface Tokens {
  token: string
  refreshToken: string
}

/** What the people of a dumped sandbox know and the database does not: a test signs in and opens links with it. */
export interface Known {
  /** When it was dumped, ISO 8601. */
  at: string
  sessions: Record<'customer' | 'subUser' | 'staff' | 'superAdmin', Tokens>
  challan: { accessToken: string }
  /** A developer's call, and what it was answered. */
  idempotent: { key: string; request: Record<string, unknown>; reply: unknown }
  /** The token of a shared check's link. */
  sharedCheck: string
  /** The token of a link in a mail. */
  passwordReset: string
  /** The key of an authenticator app, in Base32, and a code that has not been used. */
  secondFactor: { secret: string; recoveryCode: string }
  /** The key of a file that was uploaded to a signed URL, and the id of a file for checks. */
  files: { key: string; service: string; fileId: string }
  /** A bulk file whose job waits for a worker. */
  waitingJob: string
}

export const foldersOfReleases = new URL('./releases/', import.meta.url)

export const readKnown = (release: string): Known =>
  JSON.parse(readFileSync(new URL(`${release}/known.json`, foldersOfReleases), 'utf8')) as Known
