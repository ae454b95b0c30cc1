import { useMemo } from 'react'
import { listEnabledFeatures } from '../../contracts/calls/features.ts'
import type { Feature } from '../../contracts/people/features.ts'
import { useCallQuery } from '../dataProvider/useCallQuery.ts'
import { useSession } from './session.ts'

/** How often the features are read again: a feature that staff switch appears within this time. */
const FRESH_MS = 60_000

const none: ReadonlySet<Feature> = new Set()

/** The account's enabled features, requested only when KYC is complete, and without a second attempt. */
export const useEnabledFeatures = (userId: string, kycComplete: boolean) =>
  useCallQuery(
    listEnabledFeatures,
    { params: { userId } },
    { enabled: kycComplete && userId !== '', refetchInterval: FRESH_MS, retry: false },
  )

/** The enabled features. An error is not shown, and every feature is off (A38). */
export function useFeatures(): ReadonlySet<Feature> {
  const { userId, kycComplete } = useSession()
  const { data } = useEnabledFeatures(userId, kycComplete)
  const features = data?.result.features
  return useMemo(() => (features ? new Set(features) : none), [features])
}
