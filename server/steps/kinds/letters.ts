import { randomBytes, timingSafeEqual } from 'node:crypto'
import { addressLimits } from '../../../contracts/cases/steps/address.ts'
import type { AskedStep } from '../../cases/runners.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'

/** 32 of them: none that is mistaken for another one in print. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const { characters, tries } = addressLimits.letterCode

const newCode = () => [...randomBytes(characters)].map(byte => CHARACTERS[byte % CHARACTERS.length]).join('')

/** Makes the code of a letter, sealed, in the transaction that stores the address. */
export async function writeLetter({ vault }: Pick<Context, 'vault'>, { case: { row }, step, roundId }: AskedStep) {
  const letter = { round_id: roundId, case_id: row.id, step: step.id, code_sealed: newCode() }
  return {
    also: async (trx: Trx) => {
      await trx
        .insertInto('case_letters')
        .values(sealRow(vault, 'case_letters', letter))
        .onConflict(same => same.column('round_id').doNothing())
        .execute()
    },
  }
}

/** True for the right code; false when its tries are used up. Throws `bad_request` for a wrong one while tries remain. */
export async function enterLetterCode(ctx: Context, scope: Scope, asked: AskedStep, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const wrongField = (message: string) => new Problem('bad_request', message, [{ field: 'code', message }])
  if (code.length !== characters)
    throw wrongField(translate(scope.locale, 'cases.letterCodeLength', { count: characters }))
  const left = await ctx.db.transaction().execute(trx => triesLeft(ctx, trx, asked, code))
  if (left === 'right') return true
  if (left === 0) return false
  throw wrongField(translate(scope.locale, 'cases.letterCodeWrong', { left }))
}

/** Counts a wrong code, in a transaction of its own: a refused answer does not undo it. */
async function triesLeft(
  { vault }: Context,
  trx: Trx,
  { roundId }: AskedStep,
  code: string,
): Promise<'right' | number> {
  const sealed = await trx
    .selectFrom('case_letters')
    .selectAll()
    .where('round_id', '=', roundId)
    .forUpdate()
    .executeTakeFirst()
  if (!sealed || sealed.wrong >= tries) return 0
  const { code_sealed } = openRow(vault, 'case_letters', sealed)
  if (timingSafeEqual(Buffer.from(code_sealed), Buffer.from(code))) return 'right'
  await trx
    .updateTable('case_letters')
    .set({ wrong: sealed.wrong + 1 })
    .where('round_id', '=', roundId)
    .execute()
  return tries - sealed.wrong - 1
}
