import { caseLimits } from '../../../contracts/cases/limits.ts'
import type { PersonProblem, Relation } from '../../../contracts/cases/stepPerson.ts'
import { email as emailSchema } from '../../../contracts/fields/schemas.ts'
import { toE164 } from '../../../contracts/people/phone.ts'
import { isOwnAddress } from '../../cases/isOwnAddress.ts'
import { linkStateOf } from '../../cases/link.ts'
import { type CaseRow, type OpenCase, readCase } from '../../cases/rows.ts'
import type { AskedStep, StepReport } from '../../cases/runners.ts'
import { inviteStepPerson, readStepPeople, type StepPersonRow, unaddressedSteps } from '../../cases/stepPeople.ts'
import { waitsOn } from '../../cases/waitsOn.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { readTypedPhone } from '../../platform/identity/typedPhone.ts'
import { readCustomerName } from '../../platform/sealing/names.ts'
import { sealRow } from '../../platform/sealing/rows.ts'

/** Whom the settings of a step name, as they stand in the case. */
export interface PlannedPerson {
  name: string | null
  email: string | null
  phone: string | null
}

interface Asked {
  planned: PlannedPerson
  relation: Relation
  answerDays: number
}

/**
 * Asks another person by a link of their own. Whoever answered or was named in an earlier round is asked again as long as the case names the same person as then.
 * Without an address that can be used, the step waits for the customer, who enters one.
 */
export async function askOther(
  ctx: Context,
  asked: AskedStep,
  { planned, relation, answerDays }: Asked,
): Promise<StepReport> {
  const { case: found, step, round } = asked
  const { row } = found
  const askedBy = await readCustomerName(ctx, row.user_id)
  return {
    type: 'asked',
    also: async trx => {
      const earlier = (await readStepPeople(ctx, trx, row.id)).filter(one => one.step === step.id)
      // An earlier attempt has asked.
      if (earlier.some(one => one.round === round)) return
      const person = personFor(row, planned, earlier.at(-1))
      const values = {
        id: newId('csp'),
        case_id: row.id,
        step: step.id,
        round,
        invitation_id: null,
        relation,
        ...person,
      }
      await trx
        .insertInto('case_step_people')
        .values(sealRow(ctx.vault, 'case_step_people', values))
        .execute()
      if (person.problem === null)
        await inviteStepPerson(ctx, trx, row, values, { askedBy, days: answerDays, reminders: caseLimits.reminders })
      // Steps beside it may have changed since this one was read.
      const now = await readCase(ctx, trx, row.id)
      if (now) await storeWaitsOn(trx, now)
    },
  }
}

type Person = Pick<StepPersonRow, 'name' | 'email' | 'phone' | 'planned_sealed' | 'problem' | 'handed_over'>

function personFor(row: CaseRow, planned: PlannedPerson, former: StepPersonRow | undefined): Person {
  const planned_sealed = JSON.stringify(planned)
  if (former?.planned_sealed === planned_sealed && former.problem === null) {
    const { name, email, phone, handed_over } = former
    return { name, email, phone, planned_sealed, problem: null, handed_over }
  }
  const email = emailSchema.safeParse(planned.email ?? '').data ?? null
  const typed = planned.phone === null ? null : readTypedPhone(planned.phone)
  const phone = typed && toE164(typed)
  const problem = problemOf(row, planned, { email, phone })
  const usable = problem === null ? { email, phone } : { email: null, phone: null }
  return { name: planned.name, ...usable, planned_sealed, problem, handed_over: false }
}

function problemOf(
  row: CaseRow,
  planned: PlannedPerson,
  usable: Pick<PlannedPerson, 'email' | 'phone'>,
): PersonProblem | null {
  if (isOwnAddress(row, usable)) return 'own'
  if (usable.email !== null || usable.phone !== null) return null
  return planned.email === null && planned.phone === null ? 'missing' : 'invalid'
}

/** Says anew whom the case waits for, after a step's person has got an address or has none. */
export async function storeWaitsOn(trx: Trx, { row, plan, state }: OpenCase): Promise<void> {
  const link = await linkStateOf(trx, row)
  const value = waitsOn(plan, state, link, await unaddressedSteps(trx, row.id, state))
  await trx.updateTable('cases').set({ waits_on: value }).where('id', '=', row.id).execute()
}
