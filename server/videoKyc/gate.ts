import type { Plan } from '../../contracts/cases/plan.ts'
import type { VideoGate } from '../../contracts/cases/videoKyc/decisions.ts'
import type { VideoKycSettings } from '../../contracts/cases/videoKyc/settings.ts'
import type { CaseRow } from '../cases/rows.ts'

type Judged = Pick<CaseRow, 'status' | 'verdict' | 'decision'>

/**
 * Whether the account of the person may be used. `usable` needs the end of the case, and then the decision of a person for it, or, where the settings do not demand one, a good result of
 * the rules. A decision stands above the result.
 */
export function gateOf(
  { status, verdict, decision }: Judged,
  { verdicts }: Pick<Plan, 'verdicts'>,
  { decision: demanded }: Pick<VideoKycSettings, 'decision'>,
): VideoGate {
  if (status === 'expired' || status === 'cancelled') return 'refused'
  if (status !== 'done') return 'waiting'
  const toneOf = (value: string | null) => verdicts.find(one => one.value === value)?.tone
  if (decision !== null) return toneOf(decision) === 'success' ? 'usable' : 'refused'
  if (demanded === 'always') return 'waiting'
  const tone = toneOf(verdict)
  return tone === 'success' ? 'usable' : 'waiting'
}
