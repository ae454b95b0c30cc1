import { Button } from '@mui/material'
import { FileDown, Gavel, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { askStepAgain } from '../../../contracts/calls/cases.ts'
import { decideVideoKyc, downloadVideoKyc } from '../../../contracts/calls/videoKyc.ts'
import { videoDecisionReasonNames, videoDecisionReasons } from '../../../contracts/cases/videoKyc/decisions.ts'
import type { ShownVideoKyc } from '../../../contracts/cases/videoKyc/shown.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoKyc.module.css'

/** What may be done about a video KYC: decide, ask again, make the report. */
export const DecisionBar = ({ shown }: { shown: ShownVideoKyc }) => {
  const text = useTexts('videoKycScreen')
  const [open, setOpen] = useState<'approve' | 'reject' | 'again'>()
  const mayDecide = useCanCall(decideVideoKyc) && shown.status === 'done' && shown.decision === null
  const mayAsk = useCanCall(askStepAgain) && shown.mayAskAgain
  const mayDownload = useCanCall(downloadVideoKyc)
  const name = shown.name ?? shown.id
  const close = () => setOpen(undefined)
  return (
    <div className={styles.actions}>
      {mayDecide && (
        <>
          <Button variant="contained" startIcon={<Gavel aria-hidden="true" />} onClick={() => setOpen('approve')}>
            {text('decide.approve').split(':')[0]}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setOpen('reject')}>
            {text('decide.reject').split(':')[0]}
          </Button>
        </>
      )}
      {mayAsk && (
        <Button variant="outlined" startIcon={<RotateCcw aria-hidden="true" />} onClick={() => setOpen('again')}>
          {text('detail.askAgain')}
        </Button>
      )}
      {mayDownload && (
        <Button
          variant="outlined"
          startIcon={<FileDown aria-hidden="true" />}
          component={Link}
          to={withId(paths.videoKycReportDownload, shown.id)}
        >
          {text('detail.download')}
        </Button>
      )}
      {(open === 'approve' || open === 'reject') && (
        <DecideDialog id={shown.id} name={name} decision={open} onClose={close} />
      )}
      {open === 'again' && shown.step !== null && (
        <ActionDialog
          call={askStepAgain}
          params={{ id: shown.id, step: shown.step }}
          fields={[reasonField]}
          title={text('again.title', { name })}
          detail={text('again.detail')}
          confirm={text('again.confirm')}
          done={text('again.done')}
          onClose={close}
        />
      )}
    </div>
  )
}

interface DecideDialogProps {
  id: string
  name: string
  decision: 'approve' | 'reject'
  onClose: () => void
}

const DecideDialog = ({ id, name, decision, onClose }: DecideDialogProps) => {
  const text = useTexts('videoKycScreen')
  const locale = useLocale()
  const tone = decision === 'approve' ? 'success' : 'danger'
  const reasons = videoDecisionReasonNames.filter(reason => videoDecisionReasons[reason].tone === tone)
  return (
    <ActionDialog
      call={decideVideoKyc}
      params={{ id }}
      body={{ decision }}
      danger={decision === 'reject'}
      fields={[
        {
          source: 'reason',
          kind: 'select',
          label: text('decide.reason'),
          choices: reasons.map(value => ({ value, label: videoDecisionReasons[value].label[locale] })),
        },
        { source: 'note', kind: 'textarea', label: text('decide.note') },
      ]}
      title={text('decide.title', { name })}
      detail={
        <>
          <p>{text(`decide.${decision}`)}</p>
          <p>{text('decide.detail')}</p>
        </>
      }
      confirm={text(`decide.${decision}`).split(':')[0]}
      done={text('decide.done')}
      onClose={onClose}
    />
  )
}
