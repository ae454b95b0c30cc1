import { Paperclip } from 'lucide-react'
import { useId, useState } from 'react'
import {
  type BgcReport,
  disputeBgcReport,
  type readBgcReport,
  uploadBgcReportFile,
} from '../../../contracts/calls/bgcReports.ts'
import { LINK_HEADER } from '../../../contracts/calls/caseLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicApi } from '../challans/shared/usePublicApi.ts'
import { tokenInAddress } from '../invitation/useInvitation.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import { usePublicState } from '../state.ts'
import styles from './Bgc.module.css'

interface DisputeProps {
  notice: NonNullable<BgcReport['notice']>
  askedBy: string
  onChange: (reply: ReplyOf<typeof readBgcReport>) => void
}

/** Until when the candidate can answer; the answer, once it is given. */
export const Dispute = ({ notice, askedBy, onChange }: DisputeProps) => {
  const text = useTexts('publicBgc')
  const { locale } = usePublicState()
  const { state, endsAt, dispute, answer } = notice
  const until = endsAt
    ? new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
        dateStyle: 'long',
        timeZone: 'Asia/Kolkata',
      }).format(new Date(endsAt))
    : ''
  return (
    <section className={styles.card} data-notice>
      <h2>{text(`dispute.${state}.title`)}</h2>
      <p>{text(`dispute.${state}.detail`, { asker: askedBy, until })}</p>
      {dispute && (
        <>
          <h3>{text('dispute.yours')}</h3>
          <p className={styles.words}>{dispute}</p>
        </>
      )}
      {answer && (
        <>
          <h3>{text('dispute.theirs', { asker: askedBy })}</h3>
          <p className={styles.words}>{answer}</p>
        </>
      )}
      {state === 'waiting' && !dispute && <DisputeForm onChange={onChange} />}
    </section>
  )
}

const MAX_FILES = 10

const DisputeForm = ({ onChange }: Pick<DisputeProps, 'onChange'>) => {
  const text = useTexts('publicBgc')
  const { ask, upload } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [comment, setComment] = useState('')
  const [files, setFiles] = useState<{ id: string; name: string }[]>([])
  const id = useId()
  const token = tokenInAddress()
  const add = (chosen: File[]) =>
    submit(async () => {
      for (const file of chosen.slice(0, MAX_FILES - files.length)) {
        const { id: stored } = await upload(uploadBgcReportFile, file, { [LINK_HEADER]: token })
        setFiles(before => [...before, { id: stored, name: file.name }])
      }
    })
  const send = async () =>
    onChange(await ask(disputeBgcReport, { body: { token, comment, files: files.map(file => file.id) } }))
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit(send)
      }}
    >
      <label htmlFor={id}>{text('dispute.comment')}</label>
      <textarea
        id={id}
        rows={4}
        required
        minLength={5}
        maxLength={2000}
        value={comment}
        onChange={event => setComment(event.target.value)}
      />
      {files.length > 0 && (
        <ul>
          {files.map(file => (
            <li key={file.id}>{file.name}</li>
          ))}
        </ul>
      )}
      <label className={styles.attach}>
        <input
          type="file"
          multiple
          accept="application/pdf,image/jpeg,image/png,image/webp"
          disabled={busy}
          onChange={event => {
            void add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Paperclip size={16} aria-hidden="true" /> {text('dispute.attach')}
      </label>
      <p role="alert">{error}</p>
      <Button type="submit" busy={busy && text('wait')}>
        {text('dispute.send')}
      </Button>
    </form>
  )
}
