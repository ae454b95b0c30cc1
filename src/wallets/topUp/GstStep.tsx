import { Button, DialogActions, DialogContent, FormControlLabel, IconButton, Radio, RadioGroup } from '@mui/material'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { IdentifierField } from '../../components/IdentifierField.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './TopUp.module.css'
import { type GstDetails, NO_GSTIN, OTHER_GSTIN, useGst } from './useGst.ts'

interface GstStepProps {
  saved: readonly GstDetails[]
  /** The one that stood on the invoice until now. */
  current: GstDetails | undefined
  /** The one that is on the invoice is settled. */
  onDone: (chosen: GstDetails) => void
  onClose: () => void
}

/** Whose number stands on the invoice: a saved one, a new one, or none (A68). */
export const GstStep = ({ saved, current, onDone, onClose }: GstStepProps) => {
  const text = useTexts('addBalance')
  const legendId = useId()
  const { choice, choose, number, write, refused, busy, keep, remove } = useGst(saved, current, onDone)
  const [judged, setJudged] = useState(false)
  const numbers = saved.filter(one => one.gstinStatus)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    void keep()
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent className={styles.content}>
        <p className={styles.step}>{text('gst.step')}</p>
        <fieldset className={styles.choices} aria-labelledby={legendId}>
          <legend id={legendId}>{text('gst.saved')}</legend>
          <RadioGroup value={choice} onChange={(_, value) => choose(value)}>
            {numbers.map(({ _id, gstinNumber }) => (
              <div key={_id} className={styles.choice}>
                <FormControlLabel value={_id} control={<Radio />} label={<span className="mono">{gstinNumber}</span>} />
                <IconButton
                  aria-label={text('gst.remove', { gstin: gstinNumber ?? '' })}
                  onClick={() => void remove(_id)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
            ))}
            <div className={styles.choice}>
              <FormControlLabel
                value={OTHER_GSTIN}
                control={<Radio />}
                label={numbers.length > 0 ? text('gst.another') : text('gst.field')}
              />
            </div>
            {choice === OTHER_GSTIN && (
              <div className={styles.inset}>
                <IdentifierField
                  kind="gstin"
                  label={text('gst.field')}
                  value={number}
                  onChange={write}
                  judged={judged}
                  hint={text('gst.hint')}
                />
              </div>
            )}
            {numbers.length === 0 && (
              <>
                <div className={styles.choice}>
                  <FormControlLabel value={NO_GSTIN} control={<Radio />} label={text('gst.none')} />
                </div>
                {choice === NO_GSTIN && <p className={`${styles.inset} ${styles.quiet}`}>{text('gst.noneHint')}</p>}
              </>
            )}
          </RadioGroup>
        </fieldset>
        {judged && choice === '' && <FieldMessage error={text('gst.choose')} />}
        {refused && <InlineAlert tone="danger">{refused}</InlineAlert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('cancel')}
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy}>
          {text('next')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}
