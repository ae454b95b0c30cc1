import { MenuItem, TextField } from '@mui/material'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ExpiryOption, expiryOptions, type KeyDraft } from './keyDraft.ts'
import { ScopeInputs } from './ScopeInputs.tsx'

interface KeyInputsProps {
  draft: KeyDraft
  onChange: (more: Partial<KeyDraft>) => void
  /** The end that a key has, in words: offered as one more choice. */
  kept?: string | undefined
}

const NAME_CHARACTERS = 60
const MOST_DAYS = 5 * 365

/** Name, scopes and end: what a new key is given and a key can be changed to. */
export const KeyInputs = ({ draft, onChange, kept }: KeyInputsProps) => {
  const text = useTexts('apiKeys')
  const wordsOf = (end: ExpiryOption) => (end === 'keep' ? (kept ?? '') : text(`dialog.ends.${end}`))
  return (
    <>
      <TextField
        autoFocus
        required
        label={text('dialog.name')}
        helperText={text('dialog.nameHint')}
        value={draft.name}
        onChange={event => onChange({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: NAME_CHARACTERS, autoComplete: 'off' } }}
      />
      <ScopeInputs scopes={draft.scopes} onChange={scopes => onChange({ scopes })} />
      <TextField
        select
        label={text('dialog.end')}
        value={draft.end}
        onChange={event => onChange({ end: event.target.value as ExpiryOption })}
      >
        {expiryOptions
          .filter(end => end !== 'keep' || kept)
          .map(end => (
            <MenuItem key={end} value={end}>
              {wordsOf(end)}
            </MenuItem>
          ))}
      </TextField>
      {draft.end === 'day' && (
        <TextField
          required
          type="date"
          label={text('dialog.lastDay')}
          helperText={text('dialog.lastDayHint')}
          value={draft.day}
          onChange={event => onChange({ day: event.target.value })}
          slotProps={{ htmlInput: { min: daysAgo(0), max: daysAgo(1 - MOST_DAYS) } }}
        />
      )}
    </>
  )
}
