import { useEffect, useState } from 'react'
import { signCaseLink } from '../../../../contracts/calls/caseLinks.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { keepReturn } from '../returnAddress.ts'
import { keepPass } from '../useInvitation.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'
import type { StepPageProps } from './stepPages.ts'

/** The document may be signed in another tab, from the message about it; then this page goes on by itself. */
const ASK_MS = 5_000

const SignStep = ({ step, token, pass, onChange }: StepPageProps<'sign'>) => {
  const text = useTexts('publicCase')
  const { ask } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    const timer = setInterval(onChange, ASK_MS)
    return () => clearInterval(timer)
  }, [onChange])
  const open = () =>
    submit(async () => {
      const reply = await ask(signCaseLink, { body: { token, ...(pass !== null && { pass }), step: step.id } })
      setWaiting(reply.state === 'waiting')
      if (reply.state === 'admitted') {
        keepPass(reply.token, reply.pass)
        keepReturn(location.pathname)
        location.assign(paths.acceptEsign.replace(':code', encodeURIComponent(reply.token)))
      } else if (reply.state !== 'waiting') onChange()
    })
  return (
    <div className={styles.form}>
      <p>{text('signDetail')}</p>
      {isWaiting && <p role="status">{text('signWaiting')}</p>}
      <p role="alert">{error}</p>
      <Button busy={busy && text('loading')} onClick={() => void open()}>
        {text('signOpen')}
      </Button>
    </div>
  )
}

export default SignStep
