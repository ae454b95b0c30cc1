import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { createEnvelopeLabel, moveEnvelopes, tagEnvelopes } from '../../../contracts/calls/esignLabels.ts'
import { labelLimits } from '../../../contracts/esign/labels.ts'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { RadioChoices } from '../../components/RadioChoices.tsx'
import { useToast } from '../../components/useToast.ts'
import { callApi } from '../../dataProvider/api.ts'
import { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Envelopes.module.css'
import { useLabels } from './labels.tsx'

interface LabelDialogProps {
  ids: string[]
  /** Those that the page shows. */
  records: ShownEnvelope[]
  onDone: () => void
  onClose: () => void
}

const NO_FOLDER = 'none'

/** Moves envelopes into one of the folders, or into a new one. */
export const MoveDialog = ({ ids, records, onDone, onClose }: LabelDialogProps) => {
  const text = useTexts('esignScreen')
  const { folders } = useLabels()
  const [folder, setFolder] = useState(records[0]?.folder?.id ?? NO_FOLDER)
  const [added, setAdded] = useState('')
  const saving = useSaving(async () => {
    const id = added.trim() ? await created('folder', added) : folder
    const { changed } = await callApi(moveEnvelopes, { body: { ids, folder: id === NO_FOLDER ? null : id } })
    return text('labels.moved', { smart_count: changed })
  }, [onDone, onClose])
  return (
    <LabelFrame
      title={text('labels.moveTitle', { smart_count: ids.length })}
      confirm={text('labels.move')}
      add={text('labels.newFolder')}
      {...{ added, setAdded, saving, onClose }}
    >
      <RadioChoices
        title={text('labels.folder')}
        value={folder}
        choices={[
          { value: NO_FOLDER, label: text('labels.noFolder') },
          ...folders.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setFolder}
      />
    </LabelFrame>
  )
}

/** Gives envelopes tags and takes others from them. A tag that only some of them have stays as it is until it is pressed. */
export const TagDialog = ({ ids, records, onDone, onClose }: LabelDialogProps) => {
  const text = useTexts('esignScreen')
  const { tags } = useLabels()
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [added, setAdded] = useState('')
  const having = (tag: string) => records.filter(one => one.tags.some(({ id }) => id === tag)).length
  const saving = useSaving(async () => {
    const own = added.trim() ? [await created('tag', added)] : []
    const add = [...chosen].flatMap(([id, isOn]) => (isOn ? [id] : []))
    const remove = [...chosen].flatMap(([id, isOn]) => (isOn ? [] : [id]))
    const { changed } = await callApi(tagEnvelopes, { body: { ids, add: [...add, ...own], remove } })
    return text('labels.tagged', { smart_count: changed })
  }, [onDone, onClose])
  return (
    <LabelFrame
      title={text('labels.tagTitle', { smart_count: ids.length })}
      confirm={text('labels.save')}
      add={text('labels.newTag')}
      {...{ added, setAdded, saving, onClose }}
    >
      <div className={styles.choices} role="group" aria-label={text('labels.tags')}>
        {tags.map(({ id, name }) => {
          const isOn = chosen.get(id) ?? having(id) === records.length
          const isMixed = !chosen.has(id) && having(id) > 0 && !isOn
          return (
            <FormControlLabel
              key={id}
              label={name}
              control={
                <Checkbox
                  checked={isOn}
                  indeterminate={isMixed}
                  onChange={() => setChosen(now => new Map(now).set(id, !isOn))}
                />
              }
            />
          )
        })}
      </div>
    </LabelFrame>
  )
}

const created = async (kind: 'folder' | 'tag', name: string): Promise<string> =>
  (await callApi(createEnvelopeLabel, { body: { kind, name } })).id

/** Saves, says so, and closes; a failure stays in the dialog. */
function useSaving(save: () => Promise<string>, then: readonly (() => void)[]) {
  const toast = useToast()
  const cache = useQueryClient()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      toast(await save(), 'success')
      void cache.invalidateQueries()
      for (const act of then) act()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setError(failure.fields[0]?.message ?? failure.message)
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, error }
}

interface LabelFrameProps {
  title: string
  confirm: string
  /** The label of the input for a new one. */
  add: string
  added: string
  setAdded: (name: string) => void
  saving: ReturnType<typeof useSaving>
  onClose: () => void
  children: ReactNode
}

const LabelFrame = ({ title, confirm, add, added, setAdded, saving, onClose, children }: LabelFrameProps) => {
  const text = useTexts('components')
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void saving.run()
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent className={styles.labelForm}>
          {children}
          <TextField
            label={add}
            value={added}
            onChange={event => setAdded(event.target.value)}
            slotProps={{ htmlInput: { maxLength: labelLimits.characters, autoComplete: 'off' } }}
          />
          {saving.error && <FieldMessage error={saving.error} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('form.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={saving.busy}>
            {confirm}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
