import { Button } from '@mui/material'
import { useState } from 'react'
import { answerBgcDispute, type BgcCaseFacts, type BgcNotice, sendBgcNotice } from '../../../contracts/calls/bgc.ts'
import { readFile } from '../../../contracts/calls/files.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { nameOf } from '../cases/cells.tsx'
import styles from './Bgc.module.css'

interface NoticeProps {
  found: ShownCaseDetail
  facts: BgcCaseFacts
}

/** The notice before a refusal: asked for by the package, sent, disputed, answered. Nothing of it where the package asks for none. */
export const NoticeCard = ({ found, facts: { notice, refusal } }: NoticeProps) => {
  const text = useTexts('bgcScreen')
  const isGood = found.verdict?.tone === 'success'
  if (!notice && (refusal !== 'noticeNeeded' || isGood)) return null
  return (
    <Section title={text('notice.title')}>
      {notice ? <Sent found={found} notice={notice} /> : <Needed found={found} />}
    </Section>
  )
}

const Needed = ({ found }: Pick<NoticeProps, 'found'>) => {
  const text = useTexts('bgcScreen')
  const caseText = useTexts('casesScreen')
  const maySend = useCanCall(sendBgcNotice)
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.notice}>
      <p>{text('notice.needed')}</p>
      {maySend && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {text('notice.send')}
        </Button>
      )}
      {open && (
        <ActionDialog
          call={sendBgcNotice}
          params={{ id: found.id }}
          title={text('notice.sendTitle', { name: nameOf(found.subject) ?? caseText('noName') })}
          detail={text('notice.sendDetail')}
          confirm={text('notice.send')}
          done={text('notice.sent')}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const Sent = ({ found, notice }: { found: ShownCaseDetail; notice: BgcNotice }) => {
  const text = useTexts('bgcScreen')
  const { short } = useDateFormats()
  const mayAnswer = useCanCall(answerBgcDispute)
  const [open, setOpen] = useState(false)
  const [now] = useState(() => Date.now())
  const { state, sentAt, endsAt, dispute, answer } = notice
  const isOver = state === 'waiting' && endsAt !== null && Date.parse(endsAt) <= now
  const words = text(`notice.${isOver ? 'over' : state}`, { time: short(sentAt), until: endsAt ? short(endsAt) : '' })
  return (
    <div className={styles.notice}>
      <InlineAlert tone={state === 'disputed' ? 'warning' : 'info'}>{words}</InlineAlert>
      {dispute && (
        <div>
          <h4>{text('notice.comment')}</h4>
          <p className={styles.words}>{dispute.comment}</p>
          {dispute.files.map(file => (
            <DisputeFile key={file.id} file={file} />
          ))}
        </div>
      )}
      {answer && (
        <div>
          <h4>{text('notice.yourAnswer')}</h4>
          <p className={styles.words}>{`${answer.text} (${answer.by}, ${short(answer.at)})`}</p>
        </div>
      )}
      {state === 'disputed' && mayAnswer && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {text('notice.answer')}
        </Button>
      )}
      {open && (
        <ActionDialog
          call={answerBgcDispute}
          params={{ id: found.id }}
          fields={[
            {
              source: 'outcome',
              kind: 'radio',
              label: text('notice.outcome'),
              choices: (['upheld', 'corrected'] as const).map(value => ({
                value,
                label: text(`notice.${value}`),
                detail: text(`notice.${value}Detail`),
              })),
            },
            reasonField,
          ]}
          title={text('notice.answerTitle')}
          confirm={text('notice.answer')}
          done={text('notice.answered')}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const DisputeFile = ({ file: { id, name } }: { file: { id: string; name: string } }) => {
  const toast = useToast()
  const open = () =>
    download(readFile, { params: { id } }, name || id).catch((error: CallError) => toast(error.message, 'error'))
  return (
    <Button size="small" onClick={() => void open()}>
      {name || id}
    </Button>
  )
}
