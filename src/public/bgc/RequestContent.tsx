import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { answerCaseLink, type CaseLinkSteps, readCaseLink } from '../../../contracts/calls/caseLinks.ts'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { OpenStepPage } from '../invitation/case/stepPages.ts'
import { UsuallyBy } from '../invitation/case/UsuallyBy.tsx'
import type { InvitationContentProps } from '../invitation/contents.ts'
import styles from './Bgc.module.css'
import { keepLink, rejectAddress, stepAddress } from './linkOfTab.ts'

/** Who asks, why and for how long, and the consent by check. Whoever has given it goes on to the steps. */
const RequestContent = ({ token, pass, cover, onDone }: InvitationContentProps) => {
  const text = useTexts('publicBgc')
  const { ask } = usePublicApi()
  const [shown, setShown] = useState<CaseLinkSteps | null>(null)
  const [failure, setFailure] = useState('')
  const link = { token, ...(pass !== null && { pass }) }

  const take = (reply: ReplyOf<typeof readCaseLink>) => {
    if (!('steps' in reply)) return onDone()
    const [open] = reply.open
    if (open?.kind === 'consent') return setShown(reply)
    keepLink(token)
    location.replace(stepAddress(open?.id ?? 'review'))
  }
  const takeFirst = useEffectEvent(take)
  useEffect(() => {
    ask(readCaseLink, { body: { token, ...(pass !== null && { pass }) } }).then(
      reply => takeFirst(reply),
      (thrown: unknown) => setFailure(errorMessage(thrown)),
    )
  }, [ask, token, pass])

  if (failure) return <p role="alert">{failure}</p>
  const [consent] = shown?.open ?? []
  if (!consent) return <p role="status">{text('loading')}</p>
  return (
    <div className={styles.request}>
      <p>{text('why', { asker: cover.askedBy })}</p>
      <UsuallyBy at={shown?.usuallyBy ?? null} />
      <h2>{consent.title}</h2>
      <Suspense fallback={<p role="status">{text('loading')}</p>}>
        <OpenStepPage
          step={consent}
          token={token}
          pass={pass}
          onAnswer={async answer => take(await ask(answerCaseLink, { body: { ...link, step: consent.id, answer } }))}
          onChange={onDone}
        />
      </Suspense>
      <p className={styles.quiet}>
        {text('rights')} <a href={rejectAddress(token)}>{text('reject')}</a>
      </p>
    </div>
  )
}

export default RequestContent
