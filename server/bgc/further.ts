import type { bmiBands, FurtherCheck } from '../../contracts/calls/bgcFurther.ts'
import { type CheckResult, checkResults } from '../../contracts/cases/bgc/results.ts'
import type { ShownCaseDetail, ShownStep } from '../../contracts/cases/shown.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { presentCaseDetail } from '../steps/present.ts'
import { ownBgcCase } from './notice.ts'

type Own = Scope<CustomerActor>
type Value = string | number | boolean | null

/* What the further calls read from a background verification, masked as its page shows it. All throw as `ownBgcCase`. */

const shownCase = async (ctx: Context, scope: Own, id: string): Promise<ShownCaseDetail> =>
  presentCaseDetail(ctx, await ownBgcCase(ctx, scope, id), { inClear: false })

const valueOf = ({ facts }: ShownStep, source: string): Value => facts.find(one => one.source === source)?.value ?? null
const textOf = (step: ShownStep, source: string) => {
  const value = valueOf(step, source)
  return value === null ? null : String(value)
}
const numberOf = (step: ShownStep, source: string) => {
  const value = valueOf(step, source)
  return typeof value === 'number' ? value : null
}

const factsIn = (facts: CheckResult['claimed'], locale: Locale) =>
  facts.map(({ source, label, value, choice }) => ({ source, label: label[locale], value: choice?.[locale] ?? value }))

const presentCheck = (result: CheckResult, locale: Locale): FurtherCheck => ({
  name: result.name,
  label: result.label[locale],
  verdict: result.verdict,
  reason: result.reason?.[locale] ?? null,
  stated: factsIn(result.claimed, locale),
  found: factsIn(result.found, locale),
  source: result.source[locale],
  at: result.at,
})

/** One check of a candidate, by its name in packages, or by the kind of its step in other plans. */
export async function readChecks(
  ctx: Context,
  scope: Own,
  id: string,
  check: 'address' | 'education' | 'employment',
): Promise<{ caseId: string; checks: FurtherCheck[] }> {
  const found = await shownCase(ctx, scope, id)
  const ofKind = new Set(found.steps.filter(({ kind }) => kind === check).map(step => step.id))
  const results = checkResults(found).filter(({ name }) => name === check || ofKind.has(name))
  return { caseId: id, checks: results.map(one => presentCheck(one, scope.locale)) }
}

export async function readAllChecks(ctx: Context, scope: Own, id: string) {
  const found = await shownCase(ctx, scope, id)
  return {
    caseId: id,
    candidate: found.subject.name,
    status: found.status,
    result: found.verdict?.value ?? null,
    decision: found.decision?.verdict.value ?? null,
    checks: checkResults(found).map(one => presentCheck(one, scope.locale)),
  }
}

export async function readAskedPeople(ctx: Context, scope: Own, id: string) {
  const { steps } = await shownCase(ctx, scope, id)
  const people = steps
    .filter(({ actor }) => actor === 'other')
    .map(({ id: step, title, person, status, outcome, endedAt }) => ({
      step,
      title: title[scope.locale],
      relation: person?.relation ?? null,
      status,
      link: person?.link?.state ?? null,
      outcome: outcome?.value ?? null,
      at: endedAt,
    }))
  return { caseId: id, people }
}

export async function readContacts(ctx: Context, scope: Own, id: string) {
  const { steps } = await shownCase(ctx, scope, id)
  const named = steps
    .filter(step => step.kind === 'employment' && (valueOf(step, 'hrName') ?? valueOf(step, 'hrEmail')) !== null)
    .map(step => ({
      step: step.id,
      employer: textOf(step, 'latestEmployer'),
      name: textOf(step, 'hrName'),
      email: textOf(step, 'hrEmail'),
      phone: null,
    }))
  const asked = steps.flatMap(({ id: step, person }) =>
    person ? [{ step, employer: null, name: person.name, email: person.email, phone: person.phone }] : [],
  )
  return { caseId: id, contacts: [...named, ...asked] }
}

const tagOf = (step: ShownStep) => {
  const fromCamera = valueOf(step, 'fromCamera')
  return {
    step: step.id,
    status: step.outcome?.value ?? null,
    fromCamera: typeof fromCamera === 'boolean' ? fromCamera : null,
    takenAt: textOf(step, 'takenAt'),
  }
}

export async function readTags(ctx: Context, scope: Own, id: string) {
  const { steps } = await shownCase(ctx, scope, id)
  const tags = steps
    .filter(({ kind }) => kind === 'address')
    .map(step => ({
      ...tagOf(step),
      position: textOf(step, 'position'),
      accuracyM: numberOf(step, 'accuracyM'),
      distanceKm: numberOf(step, 'distanceKm'),
      radiusKm: numberOf(step, 'radiusKm'),
    }))
  return { caseId: id, tags }
}

export async function readPhotos(ctx: Context, scope: Own, id: string) {
  const { steps, files } = await shownCase(ctx, scope, id)
  const photos = files.flatMap(({ id: file, step: of, name, type, keptUntil, deletedAt }) => {
    const step = steps.find(one => one.id === of && one.kind === 'address')
    return step ? [{ ...tagOf(step), id: file, name, type, keptUntil, deletedAt }] : []
  })
  return { caseId: id, photos }
}

/** From which index on a band begins, for adults in India (consensus of 2009); the last that is reached. */
const bands = [
  ['underweight', 0],
  ['normal', 18.5],
  ['overweight', 23],
  ['obese', 25],
] as const satisfies readonly (readonly [(typeof bmiBands)[number], number])[]

export function bodyMassIndex({ heightCm, weightKg }: { heightCm: number; weightKg: number }) {
  const bmi = Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10
  return { bmi, band: bands.findLast(([, from]) => bmi >= from)?.[0] ?? 'underweight' }
}
