import { readCase } from '../cases/rows.ts'
import type { AskedStep } from '../cases/runners.ts'
import { stepPersonLink } from '../cases/stepPersonLink.ts'
import { askedStep } from '../cases/work.ts'
import { answerInvitation } from '../invitations/answer.ts'
import { kindsByName } from '../invitations/kind.ts'
import { admitPerson, type GivenLink } from '../invitations/prove.ts'
import { endedLink } from '../invitations/read.ts'
import type { Visitor } from '../invitations/trail.ts'
import type { Context, Scope } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { answerStep } from './answerStep.ts'
import { runners } from './kinds/index.ts'

type Person = Visitor & { scope: Scope }

const kinds = kindsByName([stepPersonLink])

/**
 * The step of a link whose person is let in; otherwise why it does not open, or that it needs its code. Throws as `admitPerson`, and `conflict` if the step has
 * ended while its link has not yet.
 */
async function stepOfLink(ctx: Context, person: Person, link: GivenLink) {
  const admitted = await admitPerson(ctx, person, kinds, link)
  if (admitted.state !== 'waiting') return { refused: admitted } as const
  const { id, subject, person_name } = admitted.invitation
  const named = await ctx.db
    .selectFrom('case_step_people')
    .select(['case_id', 'step', 'round'])
    .where('id', '=', subject)
    .where('invitation_id', '=', id)
    .executeTakeFirst()
  const found = named && (await readCase(ctx, ctx.db, named.case_id))
  const asked = named && askedStep(found, named)
  if (!asked) throw new Problem('conflict', translate(person.scope.locale, 'cases.stepOver'))
  return { refused: null, asked, invitationId: id, by: person_name ?? 'visitor' }
}

/** What another person is asked: their step, and nothing else of the case. */
export async function readStepLink(ctx: Context, person: Person, link: GivenLink) {
  const { refused, asked } = await stepOfLink(ctx, person, link)
  return refused ?? { state: 'open' as const, step: shownStep(asked, person.scope) }
}

/** Answers the step, and with it the link, once. Throws as `answerStep`. */
export async function answerStepLink(
  ctx: Context,
  person: Person,
  { answer, ...link }: GivenLink & { answer: Record<string, unknown> },
) {
  const of = await stepOfLink(ctx, person, link)
  if (of.refused) return of.refused
  await answerForOther(ctx, person, { ...of, answer })
  return endedLink(person.scope, 'answered')
}

/** The same for somebody whose invitation is known. Throws as `answerStep`. */
export const answerForOther = (
  ctx: Context,
  person: Person,
  { asked, invitationId, by, answer }: { asked: AskedStep; invitationId: string; by: string; answer: object },
): Promise<void> =>
  answerStep(ctx, person.scope, asked.case, {
    step: asked.step.id,
    actor: 'other',
    answer,
    by,
    also: async trx => {
      // Somebody has handed it over at the same moment, or the customer has named another person.
      if (!(await answerInvitation(ctx, trx, stepPersonLink, invitationId, person)))
        throw new Problem('conflict', translate(person.scope.locale, 'cases.stepOver'))
    },
  })

function shownStep(asked: AskedStep, { locale }: Pick<Scope, 'locale'>) {
  const shown = runners[asked.step.kind].show?.(asked, locale)
  if (shown?.kind !== 'referee') throw new TypeError(`Nobody else can answer a step of the kind ${asked.step.kind}.`)
  return { id: asked.step.id, title: asked.step.title[locale], problem: null, draft: null, prefilled: {}, ...shown }
}
