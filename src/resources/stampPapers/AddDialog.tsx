import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  MenuItem,
  TextField,
} from '@mui/material'
import { FileUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { stampLimits } from '../../../contracts/esign/stampPapers.ts'
import { stateNames } from '../../../contracts/identifiers/states.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { useToast } from '../../components/useToast.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './StampPapers.module.css'
import { type NewPaper, useNewPapers } from './useNewPapers.ts'

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

/** Adds one or several certificates of a state. */
export const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('stampPapers')
  const locale = useLocale()
  const toast = useToast()
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState('')
  const { papers, isBusy, add, change, remove, addAll } = useNewPapers()
  const isReady =
    state !== '' && papers.length > 0 && papers.every(({ number, value }) => number.trim() && value.trim())
  const submit = async () => {
    const count = await addAll(state)
    if (count > 0) toast(text('add.done', { smart_count: count }), 'success')
    if (count === papers.length) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isBusy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('add.title')}</DialogTitle>
      <DialogContent>
        <p>{text('add.detail')}</p>
        <div className={styles.common}>
          <TextField select label={text('add.state')} value={state} onChange={event => setState(event.target.value)}>
            {stateNames.map(name => (
              <MenuItem key={name.en} value={name.en}>
                {name[locale]}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="outlined"
            startIcon={<FileUp size={16} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {text('add.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={text('add.files')}
            accept={ACCEPTED}
            onChange={event => {
              const chosen = [...(event.target.files ?? [])]
              // Choosing the same file again must fire a change event.
              event.target.value = ''
              add(chosen)
            }}
          />
        </div>
        <ul className={styles.papers}>
          {papers.map(paper => (
            <PaperInputs
              key={paper.key}
              paper={paper}
              onChange={parts => change(paper.key, parts)}
              onRemove={() => remove(paper.key)}
            />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {text('add.cancel')}
        </Button>
        <BusyButton variant="contained" busy={isBusy} disabled={!isReady} onClick={() => void submit()}>
          {text('add.confirm', { smart_count: papers.length })}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}

interface PaperInputsProps {
  paper: NewPaper
  onChange: (parts: Partial<NewPaper>) => void
  onRemove: () => void
}

const PaperInputs = ({ paper, onChange, onRemove }: PaperInputsProps) => {
  const text = useTexts('stampPapers')
  const { chosen, problems } = paper
  const input = (
    name: 'number' | 'value' | 'firstParty' | 'secondParty' | 'purchasedOn',
    problem = problems[name],
  ) => ({
    label: text(`add.${name}`),
    value: paper[name],
    error: problem !== undefined,
    helperText: problem,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <li className={styles.paper}>
      <div className={styles.head}>
        {chosen.name}
        <IconButton size="small" aria-label={text('add.remove', { name: chosen.name })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {problems.file && (
        <div className={styles.wide}>
          <FieldMessage error={problems.file} />
        </div>
      )}
      <TextField {...input('number')} slotProps={{ htmlInput: { maxLength: stampLimits.numberCharacters } }} />
      <TextField {...input('value', problems.valuePaise)} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
      <TextField {...input('firstParty')} slotProps={{ htmlInput: { maxLength: stampLimits.partyCharacters } }} />
      <TextField {...input('secondParty')} slotProps={{ htmlInput: { maxLength: stampLimits.partyCharacters } }} />
      <TextField {...input('purchasedOn')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
    </li>
  )
}
