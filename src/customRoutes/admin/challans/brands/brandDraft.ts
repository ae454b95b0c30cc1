import type { BrandContent } from '../../../../../contracts/calls/publicChallans.ts'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'

/** What a brand's form holds: the record without what the server makes of it. */
export interface BrandDraft {
  name: string
  title: string
  supportEmail: string
  supportPhone: string
  primary: string
  primaryDark: string
  ink: string
  isActive: boolean
  content: BrandContent
}

export const emptyLocalizedText = () => ({ en: '', hi: '' })

const blankContent = (): BrandContent => ({
  headline: emptyLocalizedText(),
  lead: emptyLocalizedText(),
  claims: [],
  questions: [],
  partner: { title: emptyLocalizedText(), text: emptyLocalizedText(), points: [] },
  integration: { title: emptyLocalizedText(), text: emptyLocalizedText(), points: [] },
  features: [],
  trustedBy: [],
})

/** A new brand begins with our own colours. */
export const toBrandDraft = (brand: ChallanBrandRow | undefined): BrandDraft => ({
  name: brand?.name ?? '',
  title: brand?.title ?? '',
  supportEmail: brand?.supportEmail ?? '',
  supportPhone: brand?.supportPhone ?? '',
  primary: brand?.primary ?? '#0C6577',
  primaryDark: brand?.primaryDark ?? '#4DB6C9',
  ink: brand?.ink ?? '#0A2A32',
  isActive: brand?.isActive ?? true,
  content: brand?.content ?? blankContent(),
})

/** What the server takes. */
export const toBrandBody = (draft: BrandDraft) => ({ ...draft, supportPhone: draft.supportPhone.trim() || null })
