import { storeCasesIn } from '../court/copy/storeCases.ts'
import type { Trx } from '../platform/context.ts'
import { type SyntheticCourt, syntheticCase, syntheticCourts } from '../sources/synthetic/courts.ts'
import { personNamed } from '../sources/synthetic/people.ts'
import { syntheticFor } from '../sources/synthetic/synthetic.ts'
import { runCheck, type SeedContext } from './checks.ts'
import { insertRows } from './insertRows.ts'
import type { SeedSize } from './size.ts'

const DAY_MS = 86_400_000

/** Our copy of some made-up courts: each copied on another of the last days. */
export async function insertCourtCopy(trx: Trx, now: Date, { courtCases }: SeedSize): Promise<void> {
  const copiedOn = (at: number) => new Date(now.getTime() - ((at % 9) + 1) * DAY_MS).toISOString().slice(0, 10)
  await insertRows(
    trx,
    'court_courts',
    syntheticCourts.map(({ code, name, state, district, fromYear }, at) => ({
      code,
      name,
      state,
      district,
      from_year: fromYear,
      copied_on: copiedOn(at),
    })),
  )
  const cases = Array.from({ length: courtCases }, (_, at) => {
    const synthetic = syntheticFor(`court copy ${at}`, '')
    const court = syntheticCourts[at % syntheticCourts.length] as SyntheticCourt
    const fatherName = synthetic.chance() < 0.6 ? personNamed(synthetic) : null
    const age = synthetic.chance() < 0.4 ? synthetic.between(19, 71) : null
    const party = { name: personNamed(synthetic), type: 'person', fatherName, age } as const
    return syntheticCase(synthetic, { court, party, serial: String(at + 1).padStart(6, '0') })
  })
  await storeCasesIn(trx, cases, { source: 'copy', fetchedAt: new Date(now.getTime() - DAY_MS).toISOString() })
}

/** The last checks of the demo account; the ledger takes entries in order of time. */
export async function simulateCourtChecks(world: SeedContext, now: Date) {
  const checks: Awaited<ReturnType<typeof runCheck>>[] = []
  for (const [at, reference] of ['DRIVER-114', 'DRIVER-115', 'PARTNER-7'].entries())
    checks.push(
      await runCheck(world, {
        at: new Date(now.getTime() - 50_000 + at * 12_000),
        product: 'court-case-check',
        asker: at === 2 ? 'assistant' : 'owner',
        ending: 'found',
        purpose: 'employee_onboarding',
        reference,
        durationMs: 900,
      }),
    )
  return checks
}
