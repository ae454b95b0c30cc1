import type { z } from 'zod'
import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { PlanStep } from '../../../contracts/cases/plan.ts'
import { type ClaimName, claimNames, isDayClaim, type refereeStep } from '../../../contracts/cases/steps/referee.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { OpenCase } from '../../cases/rows.ts'
import type { AskedStep, StepRunner } from '../../cases/runners.ts'
import { readStepPerson } from '../../cases/stepPeople.ts'
import { type FieldProblem, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { askOther } from './askOther.ts'
import { mailFit } from './mailFit.ts'
import { sourceValue } from './sourceValue.ts'

type Referee = Extract<PlanStep, { kind: 'referee' }>
type Answer = z.output<typeof refereeStep.answer>

/** Another person confirms what was stated about the one whom the case is about. */
export const referee: StepRunner = {
  begin: async (ctx, asked) => {
    const { person, relation, answerDays } = settingsOf(asked)
    const planned = {
      name: sourceValue(asked.case, person.name),
      email: sourceValue(asked.case, person.email),
      phone: sourceValue(asked.case, person.phone),
    }
    return askOther(ctx, asked, { planned, relation, answerDays })
  },
  answer: async (ctx, { locale }, asked, given) => {
    const answer = given as Answer
    const settings = settingsOf(asked)
    const stated = statedClaims(asked.case, settings)
    const problems = problemsIn(settings, stated, answer, locale)
    if (problems.length > 0) throw new Problem('bad_request', translate(locale, 'cases.answerWrong'), problems)
    const at = { caseId: asked.case.row.id, step: asked.step.id, round: asked.round }
    const person = await readStepPerson(ctx, ctx.db, at)
    const fit = mailFit(person?.email ?? null, sourceValue(asked.case, settings.employer))
    const answers = [...stated.keys()].map(claim => answer.claims[claim]?.answer)
    const count = (one: string) => answers.filter(value => value === one).length
    const facts: Record<string, FactValue> = {
      confirmedCount: count('confirmed'),
      differingCount: count('different'),
      unknownCount: count('unknown'),
      ...claimFacts(stated, answer),
      ...questionFacts(settings, answer),
      ...(settings.asksRehire && { rehire: answer.rehire ?? 'unknown' }),
      ...(answer.remarks && { remarks: answer.remarks }),
      domainFits: fit,
      answeredBy: person?.name ?? null,
      handedOver: person?.handed_over ?? false,
    }
    const isTrusted = settings.employer === undefined || fit === 'fits'
    return { type: 'answered', outcome: outcomeOf(settings, stated, answer, isTrusted), facts }
  },
  show: (asked, locale) => {
    const settings = settingsOf(asked)
    const stated = statedClaims(asked.case, settings)
    return {
      kind: 'referee',
      about: asked.case.row.subject_name,
      employer: sourceValue(asked.case, settings.employer),
      relation: settings.relation,
      claims: [...stated].map(([claim, value]) => ({ claim, stated: value })),
      questions: settings.questions.map(({ source, label, kind }) => ({ source, label: label[locale], kind })),
      asksRehire: settings.asksRehire,
    }
  },
}

/** What the case does not state was not confirmed either, whatever the answer says of it. */
export function outcomeOf(
  { claims }: Pick<Referee['settings'], 'claims'>,
  stated: ReadonlyMap<ClaimName, string>,
  { claims: given }: Pick<Answer, 'claims'>,
  isTrusted: boolean,
): keyof typeof refereeStep.outcomes {
  const answerTo = (claim: ClaimName) => (stated.has(claim) ? given[claim]?.answer : undefined)
  if (claimNames.some(claim => answerTo(claim) === 'different')) return 'differs'
  const isWhole = claimNames.every(claim => !claims[claim] || answerTo(claim) === 'confirmed')
  if (!isWhole) return 'unknown'
  return isTrusted ? 'confirmed' : 'review'
}

function settingsOf({ step }: Pick<AskedStep, 'step'>): Referee['settings'] {
  if (step.kind !== 'referee') throw new TypeError('A step of another kind.')
  return step.settings
}

/** What the case states and the plan asks about, in the order of the page. */
function statedClaims(found: OpenCase, { claims }: Referee['settings']): Map<ClaimName, string> {
  const entries = claimNames.map(claim => [claim, sourceValue(found, claims[claim])] as const)
  return new Map(entries.filter((entry): entry is [ClaimName, string] => entry[1] !== null))
}

function problemsIn(
  { questions, asksRehire }: Referee['settings'],
  stated: ReadonlyMap<ClaimName, string>,
  answer: Answer,
  locale: Locale,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const add = (field: string, key: 'choose' | 'right' | 'rightDay' | 'rightSame') =>
    problems.push({ field, message: translate(locale, `cases.referee.${key}`) })
  for (const [claim, value] of stated) {
    const given = answer.claims[claim]
    const field = `claims.${claim}`
    if (!given) add(field, 'choose')
    if (given?.answer !== 'different') continue
    const right = given.right ?? ''
    if (right === '') add(`${field}.right`, isDayClaim(claim) ? 'rightDay' : 'right')
    else if (isDayClaim(claim) && !isDay(right)) add(`${field}.right`, 'rightDay')
    else if (plain(right) === plain(value)) add(`${field}.right`, 'rightSame')
  }
  for (const { source, kind } of questions) {
    const value = answer.questions[source]
    if (value !== null && typeof value !== (kind === 'rating' ? 'number' : 'boolean'))
      add(`questions.${source}`, 'choose')
  }
  if (asksRehire && answer.rehire === undefined) add('rehire', 'choose')
  return problems
}

/** A day of the calendar, as an ISO date. */
const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && roundTrips(value)
const roundTrips = (value: string) => new Date(value).toISOString().startsWith(value)

const plain = (value: string) => value.toLowerCase().replaceAll(/\s+/g, ' ').trim()

const claimFacts = (stated: ReadonlyMap<ClaimName, string>, { claims }: Answer): Record<string, FactValue> =>
  Object.fromEntries(
    [...stated].flatMap(([claim, value]): [string, FactValue][] => {
      const given = claims[claim]
      if (!given) return []
      const right = given.answer === 'different' ? given.right : undefined
      return [
        [claim, given.answer],
        [`${claim}Stated`, value],
        ...(right ? [[`${claim}Right`, right] as [string, FactValue]] : []),
      ]
    }),
  )

/** Each answer, and the average of the ratings, with one decimal. */
function questionFacts({ questions }: Referee['settings'], answer: Answer): Record<string, FactValue> {
  const given = questions.flatMap(({ source }): [string, FactValue][] => {
    const value = answer.questions[source]
    return value === null || value === undefined ? [] : [[source, value]]
  })
  const ratings = given.map(([, value]) => value).filter(value => typeof value === 'number')
  const average = ratings.reduce((sum, value) => sum + value, 0) / ratings.length
  return { ...Object.fromEntries(given), ...(ratings.length > 0 && { ratingAverage: Math.round(average * 10) / 10 }) }
}
