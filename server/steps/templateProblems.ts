import type { Plan } from '../../contracts/cases/plan.ts'
import { openRoleIn } from '../esign/forms/openRole.ts'
import type { Sender } from '../esign/rows.ts'
import { ownTemplate } from '../esign/templates.ts'
import type { Context } from '../platform/context.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

/** What keeps the steps of a plan from sending documents: a template that is not the account's, or one without exactly one role for the person. */
export async function templateProblems(ctx: Context, scope: Sender, { steps }: Plan): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const [index, step] of steps.entries()) {
    if (step.kind !== 'sign') continue
    const add = (key: 'noTemplate' | 'templateRole') =>
      problems.push({
        field: `steps.${index}.settings.template`,
        message: translate(scope.locale, `cases.sign.${key}`),
      })
    try {
      const { draft } = await ownTemplate(ctx, scope, step.settings.template)
      if (openRoleIn(draft) === undefined) add('templateRole')
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'not_found') throw error
      add('noTemplate')
    }
  }
  return problems
}

/** Throws `bad_request` with `templateProblems`, by which a plan is not published. */
export async function requireTemplates(ctx: Context, scope: Sender, plan: Plan): Promise<void> {
  const problems = await templateProblems(ctx, scope, plan)
  if (problems.length === 0) return
  throw new Problem(
    'bad_request',
    translate(scope.locale, 'cases.planWrong'),
    problems.map(({ field, message }) => ({ field: `plan.${field}`, message })),
  )
}
