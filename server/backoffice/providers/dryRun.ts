import type { z } from 'zod'
import type { dryRunRoute as call, DryRun } from '../../../contracts/calls/sourceRoutes.ts'
import { type ProductId, productOf, type ResultField } from '../../../contracts/products/index.ts'
import { subjectFieldOf, subjectOf } from '../../../contracts/products/subject.ts'
import { maskRecord, maskValue, textOf } from '../../checks/verifications/masking.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { providerOf, providersFor, sourceLabel } from '../../sources/providers/registry.ts'
import { compareResults } from '../../sources/routing/compareAnswers.ts'
import { askForStaff, consumeTry, parseTried, problemText, SANDBOX } from './askForStaff.ts'

const MAX_QUESTIONS = 6

type Body = z.output<NonNullable<typeof call.body>>
type Asked = Awaited<ReturnType<typeof askForStaff>>
type Input = ReturnType<typeof parseTried>

/** Asks every source about the same documented values and compares the answers. Throws `bad_request` and `too_many_requests`. */
export async function dryRun(
  ctx: Context,
  scope: Scope<AdminActor>,
  product: ProductId,
  { sources, reason }: Body,
): Promise<DryRun> {
  requireSources(scope, product, sources)
  const inputs = questionsOf(scope, product, sources)
  await consumeTry(ctx, scope)
  const data = { sources, questions: inputs.length }
  await audit(ctx.db, scope, { action: 'sourceRoute.rehearsed', subject: product, reason, data })
  const asked: { input: Input; answers: Asked[] }[] = []
  for (const input of inputs) {
    // One question at a time, so that a provider's limit is not what is measured.
    const answers = await Promise.all(sources.map(source => askForStaff(ctx, { product, input, source })))
    asked.push({ input, answers })
    await compareProviders(ctx, { product, input, sources, answers })
  }
  const questions = asked.map(({ input, answers }) => ({
    subject: shownSubject(product, input),
    answers: answers.map((one, at) => presentAnswer(sources[at] as string, one, scope)),
    fields: compareFields(product, answers),
  }))
  return {
    sources: sources.map((source, at) =>
      totalsOf(
        source,
        asked.map(({ answers }) => answers[at] as Asked),
      ),
    ),
    questions,
    agreement: agreementOf(questions),
  }
}

/** Each provider with the first one; the sandbox makes its answers up. */
async function compareProviders(
  ctx: Context,
  {
    product,
    input,
    sources,
    answers,
  }: { product: ProductId; input: Input; sources: readonly string[]; answers: Asked[] },
): Promise<void> {
  const [first, ...others] = answers.flatMap((one, at) => {
    const source = sources[at] as string
    return source !== SANDBOX && isAnswer(one) ? [{ source, result: resultOf(one) }] : []
  })
  if (!first) return
  for (const other of others)
    await compareResults(ctx, {
      product,
      query: input,
      origin: 'dryRun',
      sources: [first.source, other.source],
      results: [first.result, other.result],
    })
}

const resultOf = ({ outcome }: Asked) => (outcome.status === 'completed' ? outcome.result : null)

function requireSources({ locale }: Scope, product: ProductId, sources: readonly string[]): void {
  const able = [SANDBOX, ...providersFor(product)]
  const isKnown = sources.every(source => able.includes(source)) && new Set(sources).size === sources.length
  if (isKnown) return
  const message = translate(locale, 'apis.unknownSource')
  throw new Problem('bad_request', message, [{ field: 'sources', message }])
}

/** Our own example and the documented ones of every provider that is asked, each subject once. */
function questionsOf(scope: Scope, product: ProductId, sources: readonly string[]): Input[] {
  const declared = productOf(product)
  const documented = sources.flatMap(source => providerOf(source)?.products[product]?.examples ?? [])
  const queries = [declared.example, ...documented.map(({ query }) => query)]
  const bySubject = new Map(queries.map(query => [String(subjectOf(declared, query)), query]))
  const inputs = [...bySubject.values()].flatMap(query => {
    // A documented example may lack what we demand, such as a name.
    const parsed = declared.input.safeParse(query)
    return parsed.success ? [parsed.data] : []
  })
  return inputs.length > 0 ? inputs.slice(0, MAX_QUESTIONS) : [parseTried(scope, product, declared.example)]
}

function shownSubject(product: ProductId, input: Input): string {
  const declared = productOf(product)
  const { mask } = subjectFieldOf(declared, input)
  const value = String(subjectOf(declared, input))
  return mask ? maskValue(mask, value) : value
}

const costOf = ({ outcome }: Asked): number | null => ('costPaise' in outcome ? (outcome.costPaise ?? null) : null)
const isAnswer = ({ outcome }: Asked) => outcome.status === 'completed' || outcome.status === 'not_found'

const presentAnswer = (source: string, asked: Asked, scope: Scope): DryRun['questions'][number]['answers'][number] => ({
  source,
  status: asked.outcome.status,
  durationMs: asked.outcome.askedMs ?? 0,
  costPaise: costOf(asked),
  problem: problemText(asked.why, scope),
})

function totalsOf(source: string, asked: readonly Asked[]): DryRun['sources'][number] {
  const times = asked.filter(isAnswer).map(({ outcome }) => outcome.askedMs ?? 0)
  times.sort((a, b) => a - b)
  const costs = asked.map(costOf).filter(cost => cost !== null)
  return {
    source,
    label: source === SANDBOX ? 'Sandbox' : sourceLabel(source),
    answered: times.length,
    asked: asked.length,
    medianMs: times[Math.floor((times.length - 1) / 2)] ?? null,
    costPaise: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
  }
}

type ComparedField = DryRun['questions'][number]['fields'][number]

/** Compared in clear, shown masked. Tables are compared as a whole. */
function compareFields(product: ProductId, answers: readonly Asked[]): ComparedField[] {
  const { resultFields } = productOf(product)
  const records = answers.map(resultOf)
  const found = records.filter(record => record !== null)
  if (found.length === 0) return []
  const masked = records.map(record => record && maskRecord(resultFields, record, { shownIn: 'page' }))
  return resultFields.map(({ source, label }: ResultField) => {
    const values = found.map(record => JSON.stringify(record[source] ?? null))
    return {
      name: source,
      en: label.en,
      hi: label.hi,
      values: masked.map(record => shownValue(record?.[source])),
      agrees: found.length < 2 ? null : new Set(values).size === 1,
    }
  })
}

const MAX_SHOWN = 120

const shownValue = (value: unknown): string | null =>
  value === null || value === undefined ? null : textOf(value).slice(0, MAX_SHOWN)

function agreementOf(questions: DryRun['questions']): DryRun['agreement'] {
  const byField = new Map<string, DryRun['agreement'][number]>()
  for (const { fields } of questions)
    for (const { name, en, hi, agrees } of fields) {
      if (agrees === null) continue
      const known = byField.get(name) ?? { name, en, hi, agreed: 0, compared: 0 }
      byField.set(name, { ...known, agreed: known.agreed + (agrees ? 1 : 0), compared: known.compared + 1 })
    }
  return [...byField.values()]
}
