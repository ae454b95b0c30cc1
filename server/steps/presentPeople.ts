import type { ShownStepPerson } from '../../contracts/cases/shown.ts'
import type { OpenCase } from '../cases/rows.ts'
import type { StepPersonRow } from '../cases/stepPeople.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import type { Context } from '../platform/context.ts'
import { mailFit } from './kinds/mailFit.ts'
import { sourceValue } from './kinds/sourceValue.ts'
import { presentLink, shownLinkColumns } from './presentLink.ts'

/** Whom the steps of a case ask in their present rounds, by step. */
export async function presentPeople(
  ctx: Pick<Context, 'db' | 'vault'>,
  found: OpenCase,
  people: readonly StepPersonRow[],
  { inClear }: { inClear: boolean },
): Promise<ReadonlyMap<string, ShownStepPerson>> {
  const now = people.filter(({ step, round }) => found.state.steps[step]?.round === round)
  const links = await linksOf(ctx, now)
  const masked = (kind: 'name' | 'email' | 'tail', value: string | null) =>
    value === null || inClear ? value : maskValue(kind, value)
  return new Map(
    now.map(({ id, step, name, email, phone, relation, problem, handed_over, invitation_id }) => [
      step,
      {
        id,
        name: masked('name', name),
        email: masked('email', email),
        phone: masked('tail', phone),
        relation,
        mailFit: mailFit(email, employerOf(found, step)),
        problem,
        handedOver: handed_over,
        link: links.get(invitation_id ?? '') ?? null,
      },
    ]),
  )
}

function employerOf(found: OpenCase, id: string): string | null {
  const step = found.plan.steps.find(one => one.id === id)
  return step?.kind === 'referee' ? sourceValue(found, step.settings.employer) : null
}

async function linksOf(ctx: Pick<Context, 'db' | 'vault'>, people: readonly StepPersonRow[]) {
  const ids = people.flatMap(({ invitation_id }) => invitation_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.selectFrom('invitations').select(shownLinkColumns).where('id', 'in', ids).execute()
  return new Map(await Promise.all(rows.map(async row => [row.id, await presentLink(ctx, row)] as const)))
}
