/** The texts of passkeys: where they are listed, added and used for a proof. */
export { passkeys } from '../en/passkeys.ts'
