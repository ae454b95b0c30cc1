import { useQueryClient } from '@tanstack/react-query'
import { getCompanyKyc, getIndividualKyc } from '../../../contracts/calls/kyc.ts'
import { useSession } from '../../authProvider/session.ts'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { callKey, useCall } from '../../dataProvider/useCall.ts'
import {
  companyProgress,
  furthest,
  individualProgress,
  isComplete,
  type PathState,
  type Paths,
  type Progress,
} from './progress.ts'
import { useMayEditKyc } from './useMayEditKyc.ts'

/** While staff decide; only a page in sight asks. */
const DECISION_MS = 5_000

type InfoOf<C extends typeof getIndividualKyc | typeof getCompanyKyc> = Extract<
  ReplyOf<C>,
  { result: object }
>['result']

export interface Infos {
  individual: InfoOf<typeof getIndividualKyc>
  company: InfoOf<typeof getCompanyKyc>
}

export interface Kyc {
  infos: Infos
  paths: Paths
  /** The path that says how the account stands. */
  leading: Progress
  complete: boolean
}

/** Both paths as the server has them, and where they stand by the contract's derivation. */
export function useKyc() {
  const args = { params: { userId: useSession().userId } }
  const enabled = useMayEditKyc()
  const individual = useCall(getIndividualKyc, args, { enabled })
  const company = useCall(getCompanyKyc, args, { enabled })
  const kyc =
    individual.data && company.data && kycOf({ individual: individual.data.result, company: company.data.result })
  useCall(getIndividualKyc, args, whileWaiting(kyc?.paths.individual.state))
  useCall(getCompanyKyc, args, whileWaiting(kyc?.paths.company.state))
  const retry = () => void Promise.all([individual.refetch(), company.refetch()])
  return { kyc, error: individual.error ?? company.error, retry }
}

function kycOf(infos: Infos): Kyc {
  const paths = { individual: individualProgress(infos.individual), company: companyProgress(infos.company) }
  return { infos, paths, leading: furthest(paths), complete: isComplete(infos) }
}

const whileWaiting = (state: PathState | undefined) => ({ enabled: state === 'waiting', refetchInterval: DECISION_MS })

/** Reads both paths anew. */
export function useRefreshKyc() {
  const client = useQueryClient()
  return () =>
    Promise.all([getIndividualKyc, getCompanyKyc].map(call => client.invalidateQueries({ queryKey: callKey(call) })))
}
