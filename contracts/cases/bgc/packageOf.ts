import type { Plan } from '../plan.ts'
import { type BgcCheckName, bgcCheckNames } from './checks.ts'
import type { PackageInput } from './packageInput.ts'
import { CONSENT_STEP } from './stepNames.ts'

/**
 * What a package asks for, read back from its plan; null for a plan that is none, such as one published by a key. Plans from before the checks had kinds of steps of their
 * own are read alike: their consent names the same checks, and the employer’s people judged them.
 */
export function packageOf(plan: Plan): PackageInput | null {
  const consent = plan.steps.find(({ id }) => id === CONSENT_STEP)
  if (consent?.kind !== 'consent') return null
  const { items = [], keepDays } = consent.settings
  const checks = items.map(({ id }) => id).filter((id): id is BgcCheckName => bgcCheckNames.some(name => name === id))
  if (checks.length === 0) return null
  return {
    name: plan.title,
    checks,
    turnaroundDays: plan.dueDays,
    endsEarly: plan.rules.some(({ early }) => early),
    noticeDays: plan.beforeRefusal?.days ?? null,
    keepDays,
    reviewedBy: plan.steps.some(({ kind }) => kind === 'verifierReview') ? 'verifiers' : 'employer',
  }
}
