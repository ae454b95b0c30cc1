import { Button } from '@mui/material'
import { CirclePause, CirclePlay, Eye, EyeOff, FileDown, Gavel } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cancelCase, decideCase, pauseCase, resumeCase, revealCase } from '../../../contracts/calls/cases.ts'
import { caseDownloads } from '../../../contracts/cases/products.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useCallAction } from '../../components/useCallAction.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { nameOf } from './cells.tsx'

interface CaseActionsProps {
  found: ShownCaseDetail
  isClear: boolean
  onClear: (found: ShownCaseDetail | undefined) => void
}

/** What may be done with the whole case in its state. */
export const CaseActions = ({ found, isClear, onClear }: CaseActionsProps) => {
  const text = useTexts('casesScreen')
  const [open, setOpen] = useState<'cancel' | 'decide' | 'reveal'>()
  const mayCancel = useCanCall(cancelCase)
  const mayDecide = useCanCall(decideCase)
  const mayReveal = useCanCall(revealCase)
  const { id, status, subject, decision } = found
  const params = { id }
  const download = caseDownloads[found.product]
  const name = nameOf(subject) ?? text('noName')
  const isGoingOn = status === 'open' || status === 'paused'
  const close = () => setOpen(undefined)
  return (
    <>
      {mayCancel && isGoingOn && (
        <Button color="inherit" onClick={() => setOpen('cancel')}>
          {text('actions.cancel')}
        </Button>
      )}
      {mayReveal && (
        <Button
          variant="outlined"
          startIcon={isClear ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => (isClear ? onClear(undefined) : setOpen('reveal'))}
        >
          {text(isClear ? 'actions.hide' : 'actions.reveal')}
        </Button>
      )}
      {mayReveal && download && (
        <Button
          variant="outlined"
          startIcon={<FileDown aria-hidden="true" />}
          component={Link}
          to={`${download}?id=${encodeURIComponent(id)}`}
        >
          {text('actions.download')}
        </Button>
      )}
      {isGoingOn && <PauseButton found={found} />}
      {mayDecide && status === 'done' && !decision && found.product !== 'video-kyc' && (
        <Button variant="contained" startIcon={<Gavel aria-hidden="true" />} onClick={() => setOpen('decide')}>
          {text('actions.decide')}
        </Button>
      )}
      {open === 'cancel' && (
        <ActionDialog
          danger
          call={cancelCase}
          params={params}
          fields={[reasonField]}
          title={text('actions.cancelTitle', { name })}
          detail={text('actions.cancelDetail')}
          confirm={text('actions.cancel')}
          cancel={text('actions.keep')}
          done={text('actions.cancelled')}
          onClose={close}
        />
      )}
      {open === 'reveal' && (
        <ActionDialog
          call={revealCase}
          params={params}
          fields={[reasonField]}
          title={text('actions.revealTitle')}
          detail={text('actions.revealDetail')}
          confirm={text('actions.reveal')}
          onDone={onClear}
          onClose={close}
        />
      )}
      {open === 'decide' && <DecideDialog found={found} name={name} onClose={close} />}
    </>
  )
}

const DecideDialog = ({ found, name, onClose }: { found: ShownCaseDetail; name: string; onClose: () => void }) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  return (
    <ActionDialog
      call={decideCase}
      params={{ id: found.id }}
      fields={[
        {
          source: 'verdict',
          kind: 'radio',
          label: text('actions.verdict'),
          choices: found.verdicts.map(({ value, label }) => ({ value, label: label[locale] })),
        },
        reasonField,
      ]}
      title={text('actions.decideTitle', { name })}
      detail={text('actions.decideDetail')}
      confirm={text('actions.decide')}
      done={text('actions.decided')}
      onClose={onClose}
    />
  )
}

/** One button, so that the focus stays. */
const PauseButton = ({ found: { id, status } }: { found: ShownCaseDetail }) => {
  const text = useTexts('casesScreen')
  const pause = useCallAction(pauseCase)
  const resume = useCallAction(resumeCase)
  const isPaused = status === 'paused'
  const mayTurn = useCanCall(isPaused ? resumeCase : pauseCase)
  if (!mayTurn) return null
  const Icon = isPaused ? CirclePlay : CirclePause
  return (
    <BusyButton
      variant={isPaused ? 'contained' : 'outlined'}
      startIcon={<Icon aria-hidden="true" />}
      busy={pause.busy || resume.busy}
      onClick={() =>
        isPaused
          ? resume.run({ params: { id } }, text('actions.resumed'))
          : pause.run({ params: { id } }, text('actions.paused'))
      }
    >
      {text(isPaused ? 'actions.resume' : 'actions.pause')}
    </BusyButton>
  )
}
