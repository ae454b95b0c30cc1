import { use, useEffect, useEffectEvent, useState } from 'react'
import { consentToEsign, type EsignSigning, readEsignLink } from '../../../contracts/calls/esignLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from '../invitation/contents.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import { linkAddress } from './addresses.ts'
import styles from './Esign.module.css'
import { SigningBegins } from './signing/SigningBegins.ts'

/** What is to be signed, and the consent in words; then the document. */
const ConsentContent = ({ token, pass, onDone }: InvitationContentProps) => {
  const text = useTexts('publicEsign')
  const { ask, open } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [signing, setSigning] = useState<EsignSigning | null>(null)
  const [failure, setFailure] = useState('')
  const link = { token, ...(pass !== null && { pass }) }
  const begin = use(SigningBegins)

  /** Where its program does not come, the document is a page of its own. */
  const show = async (agreed: EsignSigning) => {
    try {
      await import('./SignPage.tsx')
      begin(agreed)
    } catch {
      location.assign(linkAddress('signDocument', token))
    }
  }
  const take = useEffectEvent((reply: ReplyOf<typeof readEsignLink>) => {
    if (reply.state !== 'open') onDone()
    else if (reply.consented) void show(reply)
    else setSigning(reply)
  })
  useEffect(() => {
    ask(readEsignLink, { body: { token, ...(pass !== null && { pass }) } }).then(
      reply => take(reply),
      (thrown: unknown) => setFailure(errorMessage(thrown)),
    )
  }, [ask, token, pass])

  useEffect(() => {
    if (!signing) return
    // While the consent is read, the document and what shows it come.
    const coming = [import('./SignPage.tsx'), import('./pdf/openedAhead.ts').then(one => one.openAhead(open, signing))]
    void Promise.allSettled(coming)
  }, [signing, open])

  if (failure) return <p role="alert">{failure}</p>
  if (!signing) return <p role="status">{text('loading')}</p>
  const agree = () =>
    submit(async () => {
      const reply = await ask(consentToEsign, { body: { ...link, sha256: signing.sha256 } })
      if (reply.state === 'open') await show(reply)
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
