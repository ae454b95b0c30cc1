import { Button, IconButton, Tooltip } from '@mui/material'
import { Eye, List, Redo2, Undo2, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useUndoKeys } from '../../../components/useUndoKeys.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { Preview } from './Preview.tsx'
import type { useDraft } from './useDraft.ts'

export type BuilderView = 'list' | 'graph'

interface BuilderToolsProps {
  kept: ReturnType<typeof useDraft>
  view: BuilderView
  onView: (view: BuilderView) => void
}

/** Undo and redo, also by keys, and the two views of the same steps. */
export const BuilderTools = ({ kept: { undo, redo, canUndo, canRedo }, view, onView }: BuilderToolsProps) => {
  const text = useTexts('planBuilder')
  useUndoKeys({ undo, redo })
  const [isPreviewing, setPreviewing] = useState(false)
  const tool = (name: 'undo' | 'redo', can: boolean, act: () => void) => {
    const Icon = name === 'undo' ? Undo2 : Redo2
    return (
      <Tooltip title={text(`tools.${name}Keys`)}>
        <span>
          <IconButton size="small" aria-label={text(`tools.${name}`)} disabled={!can} onClick={act}>
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </Tooltip>
    )
  }
  return (
    <div className={styles.tools}>
      <span className={styles.buttons}>
        {tool('undo', canUndo, undo)}
        {tool('redo', canRedo, redo)}
        <Button color="inherit" startIcon={<Eye aria-hidden="true" />} onClick={() => setPreviewing(true)}>
          {text('preview.open')}
        </Button>
      </span>
      <SegmentedControl
        label={text('tools.view')}
        value={view}
        options={[
          { value: 'list', label: text('tools.list'), icon: List },
          { value: 'graph', label: text('tools.graph'), icon: Waypoints },
        ]}
        onChange={onView}
      />
      {isPreviewing && <Preview onClose={() => setPreviewing(false)} />}
    </div>
  )
}
