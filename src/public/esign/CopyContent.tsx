import { Download, FileCheck2, Paperclip } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { downloadEsignCopy, downloadEsignCopyAttachment, readEsignCopy } from '../../../contracts/calls/esignCopies.ts'
import { ESIGN_LINK_HEADER, ESIGN_PASS_HEADER } from '../../../contracts/calls/esignLinks.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { Button } from '../../components/plain/Button.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { saveBlob } from '../../dataProvider/saveBlob.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from '../invitation/contents.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import styles from './Esign.module.css'
import { fileName } from './fileName.ts'

type Copy = Extract<ReplyOf<typeof readEsignCopy>, { state: 'open' }>

/** A long file on a slow connection. */
const TIMEOUT_MS = 10 * 60_000

const languages = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/** Who signed and when, the file's digest, the file, and where it can be checked. */
const CopyContent = ({ token, pass, onDone }: InvitationContentProps) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const { ask, open } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [copy, setCopy] = useState<Copy | null>(null)
  const [failure, setFailure] = useState('')

  const take = useEffectEvent((reply: ReplyOf<typeof readEsignCopy>) =>
    reply.state === 'open' ? setCopy(reply) : onDone(),
  )
  useEffect(() => {
    ask(readEsignCopy, { body: { token, ...(pass !== null && { pass }) } }).then(
      reply => take(reply),
      (thrown: unknown) => setFailure(errorMessage(thrown)),
    )
  }, [ask, token, pass])

  if (failure) return <p role="alert">{failure}</p>
  if (!copy) return <p role="status">{text('loading')}</p>
  const format = new Intl.DateTimeFormat(languages[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  const time = (iso: string) => format.format(new Date(iso))
  const headers = { [ESIGN_LINK_HEADER]: token, ...(pass !== null && { [ESIGN_PASS_HEADER]: pass }) }
  const download = (kind: 'signed' | 'certificate') =>
    submit(async () => {
      const response = await open(downloadEsignCopy, kind === 'signed' ? {} : { query: { kind } }, {
        headers,
        timeoutMs: TIMEOUT_MS,
      })
      saveBlob(await response.blob(), fileName(kind === 'signed' ? copy.title : `${copy.title} - certificate`))
    })
  const downloadAttached = ({ field, name }: Copy['attachments'][number]) =>
    submit(async () => {
      const response = await open(
        downloadEsignCopyAttachment,
        { params: { field } },
        { headers, timeoutMs: TIMEOUT_MS },
      )
      saveBlob(await response.blob(), name)
    })
  return (
    <div className={styles.consent}>
      <h2>{copy.title}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text('copy.askedBy')}</dt>
          <dd>{copy.askedBy}</dd>
        </div>
        <div>
          <dt>{text('copy.completedAt')}</dt>
          <dd>{time(copy.completedAt)}</dd>
        </div>
        {copy.signers.map(({ name, at }) => (
          <div key={`${name} ${at}`}>
            <dt>{text('copy.signedBy')}</dt>
            <dd>
              {name}
              <br />
              <small>{time(at)}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{text('copy.size')}</dt>
          <dd>{text('copy.kilobytes', { size: Math.ceil(copy.bytes / 1_000).toLocaleString(languages[locale]) })}</dd>
        </div>
        <div>
          <dt>{text('copy.digest')}</dt>
          <dd className={styles.digest}>{copy.sha256}</dd>
        </div>
      </dl>
      <p role="alert">{error}</p>
      <Button busy={busy && text('wait')} onClick={() => void download('signed')}>
        <Download size={18} aria-hidden="true" /> {text('copy.download')}
      </Button>
      {copy.hasCertificate && (
        <Button look="secondary" disabled={busy} onClick={() => void download('certificate')}>
          <FileCheck2 size={18} aria-hidden="true" /> {text('copy.certificate')}
        </Button>
      )}
      {copy.attachments.length > 0 && (
        <section className={styles.attached} aria-label={text('copy.attached')}>
          <h3>{text('copy.attached')}</h3>
          <ul>
            {copy.attachments.map(one => (
              <li key={one.field}>
                <Paperclip size={18} aria-hidden="true" />
                <div>
                  <Button look="link" disabled={busy} onClick={() => void downloadAttached(one)}>
                    {one.name}
                  </Button>
                  <small>
                    {text('copy.attachedBy', {
                      name: one.by,
                      size: Math.ceil(one.bytes / 1_000).toLocaleString(languages[locale]),
                    })}
                  </small>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.hint}>
        {text('copy.verify')} <a href={paths.esignVerification}>{text('copy.verifyLink')}</a>
      </p>
    </div>
  )
}

export default CopyContent
