import { randomInt } from 'node:crypto'
import { limits } from '../../../../contracts/limits.ts'
import type { Context, Trx } from '../../../platform/context.ts'

/** Crockford's Base32: no letter that is read as a digit. Ten of it are 50 random bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

type Keys = Pick<Context, 'vault'>

const random = () => Array.from({ length: 2 * HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Bound to its owner, as its row is. */
const hashOf = ({ vault }: Keys, owner: string, code: string) => vault.sign('recovery-code', `${owner}\n${code}`)

/** As it was meant: without spaces and hyphens, in capitals, with the digits for the letters that look like them. */
const plain = (typed: string) =>
  typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** Makes ten codes in place of the earlier ones. Only hashes are kept: the reply is the one time that they are seen. */
export async function replaceRecoveryCodes(ctx: Keys, trx: Trx, owner: string): Promise<string[]> {
  const codes = Array.from({ length: limits.secondFactor.recoveryCodes }, random)
  await trx.deleteFrom('recovery_codes').where('owner_id', '=', owner).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map(code => ({ owner_id: owner, code_hash: hashOf(ctx, owner, code) })))
    .execute()
  return codes.map(code => `${code.slice(0, HALF)}-${code.slice(HALF)}`)
}

/** Uses a code up; false where it is none, or was used. */
export async function consumeRecoveryCode(ctx: Keys, trx: Trx, owner: string, typed: string): Promise<boolean> {
  const spent = await trx
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('owner_id', '=', owner)
    .where('code_hash', '=', hashOf(ctx, owner, plain(typed)))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return Number(spent.numUpdatedRows) === 1
}
