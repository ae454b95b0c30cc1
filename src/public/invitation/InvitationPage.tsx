import { textsIn } from '../../i18n/messages.ts'
import type { PageModule } from '../pageModule.ts'
import { loadedContents } from './contents.ts'
import { InvitationFrame } from './InvitationFrame.tsx'

const steps = () => import('./case/CaseSteps.tsx')

const applicant = () => import('./case/ApplicantSteps.tsx')

const contents = loadedContents({
  case: steps,
  bgcCase: steps,
  trubgvCase: steps,
  onboardingCase: applicant,
  videoKycCase: steps,
})

/** `/i/:token`: the page of all links whose kind has no page of its own. */
const InvitationPage = () => <InvitationFrame contents={contents} />

export default InvitationPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicInvitation')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
