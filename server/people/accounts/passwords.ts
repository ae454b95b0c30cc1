import { hash, verify } from '@node-rs/argon2'
import { newSecret } from '../../platform/identity/ids.ts'

/** argon2id with the library's parameters (19 MiB, 2 passes; OWASP's minimum). */
export const hashPassword = (password: string): Promise<string> => hash(password)

let decoy: Promise<string> | undefined

/** Without a hash, as for an unknown account, it does the same work and answers false. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (stored) return verify(stored, password)
  decoy ??= hash(newSecret())
  await verify(await decoy, password)
  return false
}
