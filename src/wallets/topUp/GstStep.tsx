import { Button, DialogActions, DialogContent, FormControlLabel, IconButton, Radio, RadioGroup } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { addGstDetails, deleteGstDetails, getGstDetails } from '../../../contracts/calls/gst.ts'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import { useSession } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { IdentifierField } from '../../components/IdentifierField.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import { callApi } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { callQueryKey } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './TopUp.module.css'
import type { GstDetails } from './topUp.ts'

const OTHER_GSTIN = 'another'
const NO_GSTIN = 'none'

/** The radio button for a saved record. */
const choiceOf = (gst: GstDetails | undefined) => {
  if (!gst) return ''
  return gst.gstinStatus ? gst._id : NO_GSTIN
}

interface GstStepProps {
  saved: readonly GstDetails[]
  /** The record that is currently chosen for the invoice. */
  current: GstDetails | undefined
  onDone: (chosen: GstDetails) => void
  onClose: () => void
}

/** The GSTIN on the invoice: a saved one, a new one, or none (A68). */
export const GstStep = ({ saved, current, onDone, onClose }: GstStepProps) => {
  const text = useTexts('addBalance')
  const legendId = useId()
  const { choice, choose, number, setNumber, refused, busy, save, remove } = useGst({ saved, current, onDone })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const numbers = saved.filter(one => one.gstinStatus)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    void save()
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
                  onChange={setNumber}
                  judged={isSubmitted}
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
        {isSubmitted && choice === '' && <FieldMessage error={text('gst.choose')} />}
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

/** The chosen GSTIN, saved to or deleted from the server. */
function useGst({ saved, current, onDone }: Omit<GstStepProps, 'onClose'>) {
  const text = useTexts('addBalance')
  const toast = useToast()
  const cache = useQueryClient()
  const { userId } = useSession()
  const [choice, choose] = useState(() => choiceOf(current))
  const [number, setNumber] = useState('')
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)

  const add = (gstinNumber: string | null) =>
    callApi(addGstDetails, { body: { userId, gstinStatus: gstinNumber !== null, gstinNumber } })

  const act = async (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
    } catch (error) {
      const { fields, message } = error as CallError
      setRefused(fields[0]?.message ?? message)
    } finally {
      setBusy(false)
      void cache.invalidateQueries({ queryKey: callQueryKey(getGstDetails) })
    }
  }

  const save = async () => {
    if (choice === '') return
    const has = saved.find(gst => choiceOf(gst) === choice)
    if (has) return onDone(has)
    if (choice === OTHER_GSTIN && !checkIdentifier('gstin', number).ok) return
    await act(async () => {
      const { result } = await add(choice === OTHER_GSTIN ? number : null)
      onDone(result)
    })
  }

  const remove = (id: string) =>
    act(async () => {
      const gone = saved.find(({ _id }) => _id === id)
      await callApi(deleteGstDetails, { params: { id } })
      if (choice === id) choose('')
      toast(text('gst.removed', { gstin: gone?.gstinNumber ?? '' }), 'success')
    })

  return { choice, choose, number, setNumber, refused, busy, save, remove }
}
