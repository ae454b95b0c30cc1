import { useQuery } from '@tanstack/react-query'
import { getFeature } from '../../contracts/calls/features.ts'
import { type Feature, features } from '../../contracts/features.ts'
import { callApi } from '../dataProvider/api.ts'
import { callQueryKey } from '../dataProvider/useCallQuery.ts'
import { useSession } from './session.ts'

/** A switch that staff have turned shows within this time. */
const FRESH_MS = 60_000

const none: ReadonlySet<Feature> = new Set()

/** One call for each feature; an error is silent, and that feature is off (A38). */
async function switchedOn(userId: string, signal: AbortSignal): Promise<ReadonlySet<Feature>> {
  const isOn = (feature: Feature) =>
    callApi(getFeature, { params: { userId, feature }, signal }).then(
      ({ result }) => result.status,
      () => false,
    )
  const answers = await Promise.all(features.map(isOn))
  return new Set(features.filter((_, index) => answers[index]))
}

/** What is switched on for the account; asked only when KYC is complete. */
export function useFeatures(): ReadonlySet<Feature> {
  const { userId, kycComplete } = useSession()
  const { data = none } = useQuery({
    queryKey: [...callQueryKey(getFeature), userId],
    queryFn: ({ signal }) => switchedOn(userId, signal),
    enabled: kycComplete && userId !== '',
    refetchInterval: FRESH_MS,
  })
  return data
}
