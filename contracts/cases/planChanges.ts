import { type Text, text } from '../platform/text.ts'
import type { Condition } from './condition.ts'
import { conditionWords } from './conditionWords.ts'
import { dependenciesOf } from './dependencies.ts'
import type { Plan, PlanStep } from './plan.ts'
import { settingsWords } from './settingsWords.ts'
import { verdictToneChoices } from './states.ts'

/** One difference between two versions of a plan, in words. */
export interface PlanChange {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  /** The step, the rule or the part of the plan. */
  part: Text
  /** What of it; null if all of it. */
  what: Text | null
  before: Text | null
  after: Text | null
}

type Facts = readonly { what: Text; value: Text }[]

const same = (words: string): Text => text(words, words)
const planItself = text('Plan', 'प्लान')

/** What changes from one version to another: steps by their ids, rules by their places. Two plans that are alike have no changes. */
export function planChanges(before: Plan, after: Plan): PlanChange[] {
  return [
    ...factChanges(planItself, planFacts(before), planFacts(after)),
    ...stepChanges(before, after),
    ...listChanges(before.verdicts.map(verdictEntry), after.verdicts.map(verdictEntry)),
    ...listChanges(rules(before), rules(after)),
  ]
}

const planFacts = ({ title, dueDays, otherwise, verdicts, beforeRefusal }: Plan): Facts => [
  { what: text('Title', 'शीर्षक'), value: title },
  { what: text('Days until a case ends', 'केस कितने दिन में खत्म'), value: same(String(dueDays)) },
  {
    what: text('Result otherwise', 'वरना नतीजा'),
    value: verdicts.find(({ value }) => value === otherwise)?.label ?? same(otherwise),
  },
  {
    what: text('Days of notice before a refusal', 'मना करने से पहले नोटिस के दिन'),
    value: same(String(beforeRefusal?.days ?? '')),
  },
]

const verdictEntry = (verdict: Plan['verdicts'][number]): Entry => ({
  key: verdict.value,
  part: verdict.label,
  facts: [
    { what: text('Result', 'नतीजा'), value: verdict.label },
    { what: text('Meaning', 'मतलब'), value: verdictToneChoices[verdict.tone].label },
  ],
  whole: verdict,
})

function rules(plan: Plan) {
  return plan.rules.map((rule, index) => entryOf(plan, rule, index))
}

function entryOf(plan: Plan, rule: Plan['rules'][number], index: number): Entry {
  const { verdict, when, early, label } = rule
  return {
    key: String(index),
    part: text(`Rule ${index + 1}`, `नियम ${index + 1}`),
    facts: [
      {
        what: text('Result', 'नतीजा'),
        value: plan.verdicts.find(({ value }) => value === verdict)?.label ?? same(verdict),
      },
      { what: text('Given if', 'कब मिलता है'), value: wordsOf(plan, when) },
      { what: text('Ends the case at once', 'केस तुरंत खत्म'), value: yesNo(early) },
      { what: text('Said as', 'किन शब्दों में'), value: label ?? same('') },
    ],
    whole: rule,
  }
}

const wordsOf = (plan: Plan, when: Condition): Text => ({
  en: conditionWords(plan, when, 'en'),
  hi: conditionWords(plan, when, 'hi'),
})

const yesNo = (value: boolean) => (value ? text('Yes', 'हाँ') : text('No', 'नहीं'))

interface Entry {
  key: string
  part: Text
  facts: Facts
  /** What the facts say in words, as it is stored. */
  whole: unknown
}

function listChanges(before: readonly Entry[], after: readonly Entry[]): PlanChange[] {
  const known = new Map(before.map(entry => [entry.key, entry]))
  const kept = new Set(after.map(({ key }) => key))
  return [
    ...before.filter(({ key }) => !kept.has(key)).map(({ part }) => whole('removed', part)),
    ...after.flatMap(entry => {
      const earlier = known.get(entry.key)
      return earlier ? entryChanges(earlier, entry) : [whole('added', entry.part)]
    }),
  ]
}

const details = text('Details of its settings have changed.', 'सेटिंग की कुछ बारीकियाँ बदली हैं।')

/** What differs and has no words of its own is said to differ: an empty list means that nothing does. */
function entryChanges(before: Entry, after: Entry): PlanChange[] {
  const changes = factChanges(after.part, before.facts, after.facts)
  if (changes.length > 0 || JSON.stringify(before.whole) === JSON.stringify(after.whole)) return changes
  return [{ ...whole('changed', after.part), what: details }]
}

function stepChanges(before: Plan, after: Plan): PlanChange[] {
  const entries = (plan: Plan): Entry[] =>
    plan.steps.map((step, index) => ({
      key: step.id,
      part: step.title,
      facts: stepFacts(plan, step, index),
      // Whether a step names the one before it or waits for it by itself is the same.
      whole: { ...step, after: dependenciesOf(plan, index) },
    }))
  const [was, is] = [entries(before), entries(after)]
  const common = new Set(is.map(({ key }) => key).filter(key => was.some(one => one.key === key)))
  const order = (list: readonly Entry[]) => list.filter(({ key }) => common.has(key)).map(({ key }) => key)
  const [from, to] = [order(was), order(is)]
  const moved = to.filter((key, index) => from[index] !== key)
  return [
    ...listChanges(was, is),
    ...is.filter(({ key }) => moved.includes(key)).map(({ part }) => whole('moved', part)),
  ]
}

function stepFacts(plan: Plan, step: PlanStep, index: number): Facts {
  const earlier = dependenciesOf(plan, index).map(id => plan.steps.find(one => one.id === id)?.title ?? same(id))
  return [
    { what: text('Title', 'शीर्षक'), value: step.title },
    { what: text('Kind', 'प्रकार'), value: same(step.kind) },
    {
      what: text('Waits for', 'किसके बाद'),
      value: { en: earlier.map(({ en }) => en).join(', '), hi: earlier.map(({ hi }) => hi).join(', ') },
    },
    { what: text('Only if', 'सिर्फ़ तब'), value: step.when ? wordsOf(plan, step.when) : same('') },
    { what: text('Tries', 'कोशिशें'), value: same(String(step.tries)) },
    { what: text('Due within hours', 'कितने घंटे में'), value: same(String(step.dueHours ?? '')) },
    { what: text('Can be skipped', 'छोड़ा जा सकता है'), value: yesNo(step.skippable) },
    ...settingsWords(plan, step).map(({ label, value }) => ({ what: label, value })),
  ]
}

/** Facts by what they are: a step can have several called the same, which are compared in their order. */
function factChanges(part: Text, before: Facts, after: Facts): PlanChange[] {
  const named = (facts: Facts) => {
    const count = new Map<string, number>()
    return new Map(
      facts.map(fact => {
        const number = (count.get(fact.what.en) ?? 0) + 1
        count.set(fact.what.en, number)
        return [`${fact.what.en} ${number}`, fact]
      }),
    )
  }
  const [was, is] = [named(before), named(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap(key => {
    const [one, other] = [was.get(key), is.get(key)]
    if (one?.value.en === other?.value.en && one?.value.hi === other?.value.hi) return []
    const what = (other ?? one)?.what ?? null
    return [{ kind: 'changed' as const, part, what, before: shown(one?.value), after: shown(other?.value) }]
  })
}

const shown = (value: Text | undefined): Text | null => (value && value.en !== '' ? value : null)

const whole = (kind: PlanChange['kind'], part: Text): PlanChange => ({
  kind,
  part,
  what: null,
  before: null,
  after: null,
})
