import { Button, IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { CircleAlert, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { deleteEnvelope } from '../../../../contracts/calls/esign.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { DeleteDraftButton } from '../../../resources/envelopes/DeleteDraftButton.tsx'
import { SendToManyButton } from '../../../resources/envelopes/SendToManyButton.tsx'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { useWhere } from './ProblemList.tsx'
import type { useAutosave } from './useAutosave.ts'

interface BuilderActionsProps {
  saving: ReturnType<typeof useAutosave>
  /** Undefined if there is nothing to undo. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** Whether it is saved, undo and redo, and what is still missing. */
export const BuilderActions = ({ saving, undo, redo }: BuilderActionsProps) => {
  const text = useTexts('esignBuilder')
  const { id, draft, isTemplate } = useBuilder()
  const mayDelete = useCanCall(deleteEnvelope)
  return (
    <div className={styles.actions}>
      <SaveState saving={saving} />
      <IconAction label={text('undo')} icon={Undo2} onClick={undo} />
      <IconAction label={text('redo')} icon={Redo2} onClick={redo} />
      {mayDelete && (
        <DeleteDraftButton compact id={id} title={draft.title} isTemplate={isTemplate} onDelete={saving.stop} />
      )}
      {isTemplate && <SendToManyButton id={id} title={draft.title} />}
      <ProblemsButton />
    </div>
  )
}

const SaveState = ({ saving: { isSaved, isSaving, error } }: Pick<BuilderActionsProps, 'saving'>) => {
  const text = useTexts('esignBuilder')
  const state = error ? 'not' : isSaving || !isSaved ? 'running' : 'done'
  return (
    <span className={styles.saved} role="status">
      {text(`saving.${state}`)}
    </span>
  )
}

interface IconActionProps {
  label: string
  icon: typeof Undo2
  onClick: (() => void) | undefined
}

/** Stays focusable when there is nothing to do, so that the focus is not lost after the last step. */
const IconAction = ({ label, icon: Icon, onClick }: IconActionProps) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} aria-disabled={!onClick || undefined} className={styles.icon} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  </Tooltip>
)

const ProblemsButton = () => {
  const text = useTexts('esignBuilder')
  const where = useWhere()
  const { problems, isTemplate, lead } = useBuilder()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, choose] = useState<string>()
  if (problems.length === 0 || isTemplate) return null
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<CircleAlert size={16} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => {
          choose(undefined)
          setAnchor(event.currentTarget)
        }}
      >
        {text('problems.open', { smart_count: problems.length })}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        disableRestoreFocus={chosen !== undefined}
        onClose={() => setAnchor(null)}
        // While it closes, it holds the focus.
        slotProps={{ transition: { onExited: () => chosen !== undefined && lead(chosen) } }}
      >
        {problems.map(problem => (
          <MenuItem
            key={`${problem.field} ${problem.message}`}
            className={styles.problem}
            onClick={() => {
              choose(problem.field)
              setAnchor(null)
            }}
          >
            <b>{where(problem.field)}</b> {problem.message}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
