import type { z } from 'zod'
import type { adminUser } from '../../../contracts/resources/adminUser.ts'

export type UserFilter = z.output<typeof adminUser.filter>

export type ChoiceName = 'status' | 'kyc' | 'plan'

export const choices = {
  status: ['active', 'inactive'],
  kyc: ['complete', 'open'],
  plan: ['Prepaid', 'Postpaid'],
} as const satisfies Record<ChoiceName, readonly string[]>

export type Choice<Name extends ChoiceName> = (typeof choices)[Name][number]

/** What a filter is set to, as its chip offers it; undefined where it is open. */
export function choiceOf({ isActive, kycComplete, plan }: Partial<UserFilter>) {
  return {
    status: isActive === undefined ? undefined : isActive ? 'active' : 'inactive',
    kyc: kycComplete === undefined ? undefined : kycComplete ? 'complete' : 'open',
    plan,
  } satisfies { [Name in ChoiceName]: Choice<Name> | undefined }
}

/** A chip's choice as the list's filter takes it; none opens it. */
export function filterOf(name: ChoiceName, choice: string | undefined): Partial<UserFilter> {
  const is = (value: string) => (choice === undefined ? undefined : choice === value)
  if (name === 'status') return { isActive: is('active') }
  if (name === 'kyc') return { kycComplete: is('complete') }
  return { plan: choices.plan.find(plan => plan === choice) }
}
