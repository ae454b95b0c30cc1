import { useEffect } from 'react'
import { detailsStep } from '../../../contracts/cases/bgc/stepNames.ts'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { InvitationContentProps } from '../invitation/contents.ts'
import { InvitationFrame } from '../invitation/InvitationFrame.tsx'
import type { PageModule } from '../pageModule.ts'
import { keepLink, stepAddress } from './linkOfTab.ts'

/** Opens the step of the Aadhaar number, if it waits; otherwise whatever does. */
const AadhaarStep = ({ token }: InvitationContentProps) => {
  const text = useTexts('publicBgc')
  useEffect(() => {
    keepLink(token)
    location.replace(stepAddress(detailsStep('aadhaar')))
  }, [token])
  return <p role="status">{text('loading')}</p>
}

const contents = { bgcCase: AadhaarStep }

/** `/bgc-aadhaar/:code`: the candidate's link to the Aadhaar step. */
const AadhaarPage = () => <InvitationFrame contents={contents} />

export default AadhaarPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicBgc')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
