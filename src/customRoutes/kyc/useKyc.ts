import { useQueryClient } from '@tanstack/react-query'
import { getCompanyKyc, getIndividualKyc, submitUseCase } from '../../../contracts/calls/kyc.ts'
import { useCanCall, useSession } from '../../authProvider/session.ts'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import {
  companyProgress,
  furthestProgress,
  individualProgress,
  isAnyPathComplete,
  type KycPathState,
  type KycProgress,
  type ProgressByKind,
} from './kycProgress.ts'

/** Polling interval while staff decide and the page is visible. */
const DECISION_MS = 5_000

type InfoOf<C extends typeof getIndividualKyc | typeof getCompanyKyc> = Extract<
  ReplyOf<C>,
  { result: object }
>['result']

export interface KycInfo {
  individual: InfoOf<typeof getIndividualKyc>
  company: InfoOf<typeof getCompanyKyc>
}

export interface Kyc {
  infos: KycInfo
  paths: ProgressByKind
  /** The path that decides the account's state. */
  leading: KycProgress
  complete: boolean
}

/** Both paths from the server, and the account's state as the contract derives it. */
export function useKyc() {
  const args = { params: { userId: useSession().userId } }
  const enabled = useCanEditKyc()
  const individual = useCallQuery(getIndividualKyc, args, { enabled })
  const company = useCallQuery(getCompanyKyc, args, { enabled })
  const kyc =
    individual.data && company.data && kycOf({ individual: individual.data.result, company: company.data.result })
  useCallQuery(getIndividualKyc, args, whileWaiting(kyc?.paths.individual.state))
  useCallQuery(getCompanyKyc, args, whileWaiting(kyc?.paths.company.state))
  const retry = () => void Promise.all([individual.refetch(), company.refetch()])
  return { kyc, error: individual.error ?? company.error, retry }
}

function kycOf(infos: KycInfo): Kyc {
  const paths = { individual: individualProgress(infos.individual), company: companyProgress(infos.company) }
  return { infos, paths, leading: furthestProgress(paths), complete: isAnyPathComplete(infos) }
}

const whileWaiting = (state: KycPathState | undefined) => ({
  enabled: state === 'waiting',
  refetchInterval: DECISION_MS,
})

/** Refetches both paths. */
export function useRefreshKyc() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [getIndividualKyc, getCompanyKyc].map(call => client.invalidateQueries({ queryKey: callQueryKey(call) })),
    )
}

/** Only the account's owner can edit its KYC. */
export const useCanEditKyc = (): boolean => useCanCall(submitUseCase)
