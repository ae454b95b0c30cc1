import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { type StatementCategory, statementCategories } from '../../../contracts/bankStatements/statementCodes.ts'
import type { StatementDirection, StatementRule } from '../../../contracts/bankStatements/statementRules.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Statement.module.css'

type NewRule = Omit<StatementRule, 'id'>

interface RuleDialogProps {
  start: Partial<NewRule>
  title: string
  detail: string
  confirm: string
  /** With pattern and amounts; otherwise words and a category. */
  whole?: boolean
  /** Throws what the dialog then says. */
  onSave: (rule: NewRule) => Promise<void>
  onClose: () => void
}

/** A rule of the customer's own: what a row must have, and the category that it then gets. */
export const RuleDialog = ({ start, title, detail, confirm, whole = false, onSave, onClose }: RuleDialogProps) => {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  const general = useTexts('components')
  const titleId = useId()
  const [draft, setDraft] = useState<Draft>({
    category: start.category ?? 'other',
    words: start.words?.join(', ') ?? '',
    pattern: start.pattern ?? '',
    direction: start.direction ?? '',
    from: rupees(start.fromPaise),
    to: rupees(start.toPaise),
  })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const set = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes })
    setProblem(undefined)
  }

  const save = async () => {
    const rule = ruleOf(draft)
    if (!rule) return setProblem(text('rulesPage.needed'))
    setBusy(true)
    try {
      await onSave(rule)
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <div className={styles.stack}>
          <p className={styles.words}>{detail}</p>
          <TextField
            select
            label={text('rows.dialog.category')}
            value={draft.category}
            onChange={({ target }) => set({ category: target.value as StatementCategory })}
          >
            {statementCategories.map(category => (
              <MenuItem key={category} value={category}>
                {words(`category.${category}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={text('rows.dialog.words')}
            helperText={text('rows.dialog.wordsHint')}
            value={draft.words}
            onChange={({ target }) => set({ words: target.value })}
          />
          <TextField
            select
            label={text('rows.dialog.direction')}
            value={draft.direction}
            onChange={({ target }) => set({ direction: target.value as StatementDirection | '' })}
            slotProps={{ select: { displayEmpty: true } }}
          >
            <MenuItem value="">{text('rulesPage.both')}</MenuItem>
            <MenuItem value="credit">{text('rows.credit')}</MenuItem>
            <MenuItem value="debit">{text('rows.debit')}</MenuItem>
          </TextField>
          {whole && (
            <>
              <TextField
                label={text('rulesPage.pattern')}
                helperText={text('rulesPage.patternHint')}
                value={draft.pattern}
                onChange={({ target }) => set({ pattern: target.value })}
              />
              <div className={styles.pair}>
                <TextField
                  label={text('rulesPage.from')}
                  inputMode="decimal"
                  value={draft.from}
                  onChange={({ target }) => set({ from: target.value })}
                />
                <TextField
                  label={text('rulesPage.to')}
                  inputMode="decimal"
                  value={draft.to}
                  onChange={({ target }) => set({ to: target.value })}
                />
              </div>
            </>
          )}
          <FieldMessage error={problem} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {general('form.cancel')}
        </Button>
        <BusyButton variant="contained" busy={busy} onClick={() => void save()}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}

const rupees = (paise: number | undefined) => (paise === undefined ? '' : String(paise / 100))

/** Integer paise; undefined for an empty or unreadable amount. */
export const paiseOf = (typed: string): number | undefined => {
  const amount = Number(typed.replaceAll(',', ''))
  return typed.trim() === '' || !Number.isFinite(amount) || amount < 0 ? undefined : Math.round(amount * 100)
}

interface Draft {
  category: StatementCategory
  words: string
  pattern: string
  direction: StatementDirection | ''
  from: string
  to: string
}

/** Undefined if it would take every row. */
function ruleOf({ category, words, pattern, direction, from, to }: Draft): NewRule | undefined {
  const list = words.split(',').flatMap(word => word.trim() || [])
  const [fromPaise, toPaise] = [paiseOf(from), paiseOf(to)]
  if (list.length === 0 && pattern.trim() === '' && fromPaise === undefined && toPaise === undefined) return undefined
  return {
    category,
    ...(list.length > 0 && { words: list }),
    ...(pattern.trim() !== '' && { pattern: pattern.trim() }),
    ...(direction !== '' && { direction }),
    ...(fromPaise !== undefined && { fromPaise }),
    ...(toPaise !== undefined && { toPaise }),
  }
}
