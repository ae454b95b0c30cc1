import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type EnrolledFace, removeFace } from '../../../contracts/calls/faceSearch.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { ActionDialog, type ResultProps } from '../../components/form/ActionDialog.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Faces.module.css'

interface RemoveFaceProps {
  face: EnrolledFace
  onClose: () => void
}

/** Removes a face, then shows the proof. */
export const RemoveFace = ({ face, onClose }: RemoveFaceProps) => {
  const text = useTexts('faceSearch')
  return (
    <ActionDialog
      danger
      call={removeFace}
      params={{ id: face.id }}
      title={text('remove.title', { reference: face.reference ?? '' })}
      detail={text('remove.detail')}
      fields={[]}
      confirm={text('remove.confirm')}
      done={text('remove.done')}
      result={Proof}
      onClose={onClose}
    />
  )
}

const Proof = ({ reply, titleId, onClose }: ResultProps<typeof removeFace>) => {
  const text = useTexts('faceSearch')
  const { full } = useDateFormats()
  const { id, fingerprint, removedAt } = reply
  return (
    <>
      <DialogTitle id={titleId}>{text('remove.proof', { time: removedAt ? full(removedAt) : '-' })}</DialogTitle>
      <DialogContent className={styles.proof}>
        <p className={styles.about}>{text('remove.proofDetail')}</p>
        <FactList columns={1}>
          <FactRow label={text('remove.face')}>
            <span className="mono">{id}</span>
          </FactRow>
          <FactRow label={text('remove.fingerprint')}>
            {fingerprint === null ? text('remove.noFingerprint') : <span className="mono">{fingerprint}</span>}
          </FactRow>
        </FactList>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('remove.close')}
        </Button>
      </DialogActions>
    </>
  )
}
