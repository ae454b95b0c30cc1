import {
  type CompanyInfo,
  companyStep,
  type IndividualInfo,
  individualStep,
  isKycComplete,
  type KycKind,
  kycKinds,
} from '../../../contracts/people/kyc.ts'
import { paths } from '../../../contracts/platform/paths.ts'

/** The steps on the screen, in order. The specification has fewer states: PAN and Aadhaar share one (A120). */
export const kycSteps = {
  individual: ['pan', 'aadhaar', 'useCase', 'approval'],
  company: ['company', 'directors', 'dins', 'useCase', 'approval'],
} as const satisfies Record<KycKind, readonly string[]>

export type KycStepName = (typeof kycSteps)[KycKind][number]

/** The state of one path; `none` means that it was not started. */
export type KycPathState = 'none' | 'open' | 'waiting' | 'rejected' | 'complete'

export interface KycProgress {
  kind: KycKind
  state: KycPathState
  steps: readonly KycStepName[]
  /** Index of the due step; equal to the number of steps when all are complete. */
  at: number
}

const decided = { 'approval-pending': 'waiting', 'approval-rejected': 'rejected', 'kyc-complete': 'complete' } as const

export function individualProgress(info: IndividualInfo): KycProgress {
  const step = individualStep(info)
  if (step === 'IndividualKYC2') return undecided('individual', info.kycDetails ? 'aadhaar' : 'pan')
  return step === 'use-case' ? undecided('individual', 'useCase') : afterwards('individual', decided[step])
}

const companySteps = {
  CompanyKYC3: 'company',
  CompanyKYC4: 'directors',
  CompanyKYC5: 'dins',
  'use-case': 'useCase',
} as const

export function companyProgress(info: CompanyInfo): KycProgress {
  const step = companyStep(info)
  return step in companySteps
    ? undecided('company', companySteps[step as keyof typeof companySteps])
    : afterwards('company', decided[step as keyof typeof decided])
}

function undecided(kind: KycKind, step: KycStepName): KycProgress {
  const steps: readonly KycStepName[] = kycSteps[kind]
  const at = steps.indexOf(step)
  return { kind, steps, at, state: at === 0 ? 'none' : 'open' }
}

function afterwards(kind: KycKind, state: 'waiting' | 'rejected' | 'complete'): KycProgress {
  const steps = kycSteps[kind]
  return { kind, steps, state, at: state === 'complete' ? steps.length : steps.length - 1 }
}

export type ProgressByKind = Record<KycKind, KycProgress>

const weight: Record<KycPathState, number> = { complete: 4, waiting: 3, rejected: 2, open: 1, none: 0 }

/** The path that decides the account's state. Either one is sufficient (A63), so the one with more progress counts. */
export const furthestProgress = (paths: ProgressByKind): KycProgress =>
  kycKinds.map(kind => paths[kind]).reduce((best, path) => (weight[path.state] > weight[best.state] ? path : best))

export const isAnyPathComplete = ({
  individual,
  company,
}: {
  individual: IndividualInfo
  company: CompanyInfo
}): boolean => isKycComplete({ individualStep: individualStep(individual), companyStep: companyStep(company) })

/** The steps that must be repeated after an earlier step is saved. */
export const stepsAfter = ({ steps, at }: KycProgress, step: KycStepName): KycStepName[] =>
  steps.slice(steps.indexOf(step) + 1, Math.min(at, steps.length - 1))

/** The KYC tab of "My account". */
export const kycPath = `${paths.myAccount}?tab=kyc`

/** The same limits as in `contracts/calls/kyc.ts`, whose schemas are not loaded in the browser. */
export const USE_CASE_LENGTH = { least: 20, most: 1_000 }
export const MAX_DIRECTORS = 15
