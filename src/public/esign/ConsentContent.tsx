import { useEffect, useEffectEvent, useState } from 'react'
import { consentToEsign, type EsignSigning, readEsignLink } from '../../../contracts/calls/esignLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from '../invitation/contents.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import { linkAddress } from './addresses.ts'
import styles from './Esign.module.css'

/** What is to be signed, and the consent in words; then the document. */
const ConsentContent = ({ token, pass, onDone }: InvitationContentProps) => {
  const text = useTexts('publicEsign')
  const { ask } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [signing, setSigning] = useState<EsignSigning | null>(null)
  const [failure, setFailure] = useState('')
  const link = { token, ...(pass !== null && { pass }) }

  const take = useEffectEvent((reply: ReplyOf<typeof readEsignLink>) => {
    if (reply.state !== 'open') onDone()
    else if (reply.consented) location.replace(linkAddress('signDocument', token))
    else setSigning(reply)
  })
  useEffect(() => {
    ask(readEsignLink, { body: { token, ...(pass !== null && { pass }) } }).then(
      reply => take(reply),
      (thrown: unknown) => setFailure(errorMessage(thrown)),
    )
  }, [ask, token, pass])

  const isRead = signing !== null
  useEffect(() => {
    // While the consent is read, the engine comes, so that the document shows at once.
    if (isRead) void import('./pdf/preloadEngine.ts').then(({ preloadEngine }) => preloadEngine())
  }, [isRead])

  if (failure) return <p role="alert">{failure}</p>
  if (!signing) return <p role="status">{text('loading')}</p>
  const agree = () =>
    submit(async () => {
      const reply = await ask(consentToEsign, { body: { ...link, sha256: signing.sha256 } })
      if (reply.state === 'open') location.assign(linkAddress('signDocument', token))
      else onDone()
    })
  return (
    <div className={styles.consent}>
      <dl className={styles.facts}>
        <div>
          <dt>{text('consent.document')}</dt>
          <dd>{signing.title}</dd>
        </div>
        <div>
          <dt>{text('consent.pages')}</dt>
          <dd>{signing.pages.length}</dd>
        </div>
      </dl>
      {signing.message && <p className={styles.message}>{signing.message}</p>}
      {signing.isTest && <p className={styles.test}>{text('test')}</p>}
      <h2>{text('consent.title')}</h2>
      <p className={styles.words}>{signing.consent}</p>
      <p role="alert">{error}</p>
      <Button busy={busy && text('wait')} onClick={() => void agree()}>
        {text('consent.agree')}
      </Button>
      <p className={styles.hint}>{text('consent.hint')}</p>
    </div>
  )
}

export default ConsentContent
