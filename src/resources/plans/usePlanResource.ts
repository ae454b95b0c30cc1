import { useResourceContext } from 'ra-core'
import type { CaseProduct } from '../../../contracts/cases/products.ts'
import { type Text, text } from '../../../contracts/platform/text.ts'
import { caseResource, onboardingCaseResource, videoKycCaseResource } from '../../../contracts/resources/case.ts'
import { onboardingFlowResource } from '../../../contracts/resources/onboardingFlow.ts'
import { planResource } from '../../../contracts/resources/plan.ts'
import { videoKycTemplateResource } from '../../../contracts/resources/videoKycTemplate.ts'

interface PlanPages {
  product: CaseProduct
  name: string
  words: NonNullable<typeof planResource.words>
  paths: Required<NonNullable<typeof planResource.paths>>
  /** What making a new one is called. */
  create: Text
  /** Whether the account starts cases of it itself. */
  isStartedHere: boolean
  /** The product's cases. */
  cases: { title: Text; list: string }
}

type Declared = Pick<typeof planResource, 'name' | 'words' | 'paths'>

const pagesOf = (
  product: CaseProduct,
  { name, words, paths }: Declared,
  cases: { words?: { title: Text } | undefined; paths?: { list?: string } | undefined },
  own: Pick<PlanPages, 'create' | 'isStartedHere'>,
): PlanPages => ({
  ...own,
  product,
  name,
  words: words as PlanPages['words'],
  paths: paths as PlanPages['paths'],
  cases: { title: cases.words?.title ?? { en: '', hi: '' }, list: cases.paths?.list ?? '' },
})

const general = pagesOf('general', planResource, caseResource, {
  create: text('New plan', 'नया प्लान'),
  isStartedHere: true,
})
const others = [
  pagesOf('onboarding', onboardingFlowResource, onboardingCaseResource, {
    create: text('Create flow', 'फ़्लो बनाएँ'),
    isStartedHere: false,
  }),
  pagesOf('video-kyc', videoKycTemplateResource, videoKycCaseResource, {
    create: text('New template', 'नया टेम्पलेट'),
    isStartedHere: false,
  }),
]

/** The page's plans: of one product, or those that the account builds for itself. */
export function usePlanResource(): PlanPages {
  const name = useResourceContext()
  return others.find(one => one.name === name) ?? general
}
