import { type OpenCase, readCase } from '../cases/rows.ts'
import type { Context } from '../platform/context.ts'

type Filled = Record<string, string>

/**
 * What the person has answered in the forms of the case before this one, by step, as drafts have it. Numbers of documents are typed anew: the address of the link
 * may belong to somebody else by now.
 */
export async function earlierForms(
  ctx: Pick<Context, 'db' | 'vault'>,
  { row, plan }: OpenCase,
): Promise<Map<string, Filled>> {
  const forms = new Map<string, Filled>()
  if (row.product !== 'bgc') return forms
  const link = await ctx.db
    .selectFrom('bgc_rescreenings')
    .select('case_id')
    .where('next_case_id', '=', row.id)
    .executeTakeFirst()
  const before = link && (await readCase(ctx, ctx.db, link.case_id))
  if (!before) return forms
  for (const step of plan.steps) {
    if (step.kind !== 'form') continue
    const facts = before.state.steps[step.id]?.facts ?? {}
    const kept = step.settings.fields.filter(({ kind }) => kind !== 'identifier')
    const filled = kept.flatMap(({ source }) => {
      const value = facts[source]
      return value === undefined || value === null ? [] : [[`values.${source}`, String(value)] as const]
    })
    forms.set(step.id, Object.fromEntries(filled))
  }
  return forms
}
