import type { Condition } from '../../../contracts/cases/condition.ts'
import type { Plan } from '../../../contracts/cases/plan.ts'
import { type Facts, holds } from './holds.ts'
import type { Verdict } from './state.ts'

/** The first rule that holds; none after one that cannot be decided. */
export function firstRule(rules: readonly { when: Condition }[], facts: Facts): Pick<Verdict, 'rule' | 'undecided'> {
  for (const [index, { when }] of rules.entries()) {
    const value = holds(when, facts)
    if (value === true) return { rule: index, undecided: null }
    if (value === undefined) return { rule: null, undecided: index }
  }
  return { rule: null, undecided: null }
}

/**
 * Whether a rule gives its verdict. A good one has to hold whatever an open decision would have chosen, and needs every rule before it known not to hold: what was
 * not asked never makes a case look clear.
 */
function gives(plan: Plan, index: number, facts: Facts): boolean {
  const { rules } = plan
  const rule = rules[index]
  if (!rule || holds(rule.when, facts) !== true) return false
  if (!isGood(plan, rule.verdict)) return true
  const sure = sureFacts(plan, facts)
  return holds(rule.when, sure) === true && rules.slice(0, index).every(earlier => holds(earlier.when, sure) === false)
}

/** Without the ways that decisions took only because their rules could not be decided: a step has to go on, but nothing is known by it. */
function sureFacts({ steps }: Plan, facts: Facts): Facts {
  const sure: Facts = path => {
    const decision = steps.find(({ id, kind }) => kind === 'decision' && path === `${id}.outcome`)
    const isOpen = decision?.kind === 'decision' && firstRule(decision.settings.rules, sure).undecided !== null
    return isOpen ? undefined : facts(path)
  }
  return sure
}

/** The index of the rule that ends the case early; -1 if none does. */
export const earlyRule = (plan: Plan, facts: Facts): number =>
  plan.rules.findIndex((rule, index) => rule.early && gives(plan, index, facts))

/**
 * The rule that ended the case early gives it whatever was not asked, unless an earlier one does; where what comes before cannot be decided, the first one against
 * the person. Otherwise the first rule that holds, and `otherwise` after one that cannot be decided: a good one only if every rule is known not to hold.
 */
export function verdictOf(plan: Plan, facts: Facts): Verdict {
  const first = firstGiven(plan, facts)
  const early = earlyRule(plan, facts)
  if (early >= 0) {
    const giving = [...plan.rules.keys()].filter(index => index <= early && gives(plan, index, facts))
    const rule =
      first.rule !== null && first.rule <= early ? first.rule : (giving.find(index => isAgainst(plan, index)) ?? early)
    return { value: plan.rules[rule]?.verdict ?? plan.otherwise, rule, undecided: null }
  }
  const found = againstIn(plan, facts, first)
  const rule = found.rule === null ? undefined : plan.rules[found.rule]
  return { value: rule?.verdict ?? (found.undecided === null ? plan.otherwise : openVerdict(plan)), ...found }
}

/** The first rule, as `firstRule`; a good result, also `otherwise`, that rests on an open decision is one that cannot be decided. */
function firstGiven(plan: Plan, facts: Facts): Pick<Verdict, 'rule' | 'undecided'> {
  const first = firstRule(plan.rules, facts)
  if (first.undecided !== null) return first
  if (first.rule !== null) return gives(plan, first.rule, facts) ? first : { rule: null, undecided: first.rule }
  if (!isGood(plan, plan.otherwise)) return first
  const sure = sureFacts(plan, facts)
  const open = plan.rules.findIndex(({ when }) => holds(when, sure) !== false)
  return { rule: null, undecided: open < 0 ? null : open }
}

const isGood = ({ verdicts }: Pick<Plan, 'verdicts'>, verdict: string) =>
  verdicts.find(({ value }) => value === verdict)?.tone === 'success'

const isAgainst = ({ rules, verdicts }: Pick<Plan, 'rules' | 'verdicts'>, index: number) =>
  verdicts.find(({ value }) => value === rules[index]?.verdict)?.tone === 'danger'

/** Where the first rule that cannot be decided is one against the person, a later one that gives the same verdict and surely holds decides. */
function againstIn({ rules, verdicts }: Plan, facts: Facts, found: Pick<Verdict, 'rule' | 'undecided'>) {
  const open = found.undecided === null ? undefined : rules[found.undecided]
  if (!open || found.undecided === null || !isAgainst({ rules, verdicts }, found.undecided)) return found
  const rule = rules.findIndex(({ verdict, when }) => verdict === open.verdict && holds(when, facts) === true)
  return rule < 0 ? found : { rule, undecided: null }
}

/** What a case gets that cannot be decided: `otherwise`, or the mildest verdict that does not call it good. */
function openVerdict({ verdicts, otherwise }: Plan): string {
  if (!isGood({ verdicts }, otherwise)) return otherwise
  const milder = (['warning', 'neutral', 'danger'] as const).flatMap(
    tone => verdicts.find(one => one.tone === tone) ?? [],
  )
  return milder[0]?.value ?? otherwise
}
