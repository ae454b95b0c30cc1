import { z } from 'zod'
import { type StatedBasis, screeningBases } from './lawfulBasis.ts'

type Basis = keyof typeof screeningBases

const LAW = 200

/** The inputs of a screening that state its basis. */
export const basisInput = {
  /** Consent if absent. */
  basis: z.enum(Object.keys(screeningBases) as [Basis, ...Basis[]]).nullish(),
  basisLaw: z.string().trim().max(LAW, `Enter at most ${LAW} characters.`).nullish(),
}

/** Whoever says that a law requires the check names it. */
export function requireLaw({ basis, basisLaw }: StatedBasis, issues: z.core.$RefinementCtx): void {
  if (basis === 'law' && !basisLaw)
    issues.addIssue({ code: 'custom', path: ['basisLaw'], message: 'Name the law that requires this check.' })
}
