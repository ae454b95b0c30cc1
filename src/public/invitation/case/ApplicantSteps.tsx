import { useEffect, useState } from 'react'
import { readOnboardingLookByLink, type ShownLook } from '../../../../contracts/calls/onboardingLinks.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from '../contents.ts'
import { useLook } from '../useLook.ts'
import styles from './ApplicantSteps.module.css'
import CaseSteps from './CaseSteps.tsx'

/** The steps of an applicant, in the look of the account that asks; it says what happens next when everything is answered. */
const ApplicantSteps = (props: InvitationContentProps) => {
  const text = useTexts('publicOnboarding')
  const { ask } = usePublicApi()
  const { token } = props
  const [look, setLook] = useState<ShownLook | null>(null)
  useEffect(() => {
    // Without the look, the steps are as good.
    ask(readOnboardingLookByLink, { body: { token } }).then(
      reply => setLook(reply.look),
      () => {},
    )
  }, [ask, token])
  useLook(look?.accent)
  return (
    <>
      {look?.logo && (
        <img className={`${styles.logo} ${styles.below}`} src={look.logo} alt={text('logo', { asker: look.askedBy })} />
      )}
      <CaseSteps {...props} ending={look?.ending || text('next')} />
    </>
  )
}

export default ApplicantSteps
