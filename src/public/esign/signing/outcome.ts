import type { EsignSigning } from '../../../../contracts/calls/esignLinks.ts'

interface Outcome {
  role: EsignSigning['role']
  isLast: boolean
  /** Where the person may go on. */
  afterUrl: string | null
}

/** How the signing ended, for the page that thanks: it stands in no address, and names nobody. */
const KEY = 'esign-outcome'

export const keepOutcome = (outcome: Outcome): void => sessionStorage.setItem(KEY, JSON.stringify(outcome))

export function readOutcome(): Outcome | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Outcome | null
  } catch {
    return null
  }
}
