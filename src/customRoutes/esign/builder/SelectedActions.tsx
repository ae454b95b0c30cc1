import { Button, IconButton, Tooltip } from '@mui/material'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Copy,
  Files,
  RulerDimensionLine,
  Trash2,
} from 'lucide-react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type Axis, alignedTogether, axes, distributed, sameSize } from './arrange.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import fieldsStyles from './Fields.module.css'
import { type Edge, edges } from './geometry.ts'
import { useSelectedActions } from './useSelectedActions.ts'

const edgeIcons: Record<Edge, typeof Copy> = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
}

const axisIcons: Record<Axis, typeof Copy> = {
  across: AlignHorizontalDistributeCenter,
  down: AlignVerticalDistributeCenter,
}

/** Aligns, distributes, copies and deletes what is selected. */
export const SelectedActions = () => {
  const text = useTexts('esignBuilder')
  const { draft } = useBuilder()
  const { fields, size, put, copy, copyToAll, remove } = useSelectedActions()
  const model = fields.at(-1)
  if (!size || !model) return null
  const isSeveral = fields.length > 1
  return (
    <>
      <div
        className={fieldsStyles.edges}
        role="group"
        aria-label={text(isSeveral ? 'fields.alignSeveral' : 'fields.align')}
      >
        {edges.map(edge => (
          <ArrangeButton
            key={edge}
            label={text(`fields.edges.${edge}`)}
            icon={edgeIcons[edge]}
            onClick={() => put(alignedTogether(fields, edge, size))}
          />
        ))}
      </div>
      {isSeveral && (
        <div className={fieldsStyles.edges} role="group" aria-label={text('fields.arrange')}>
          {axes.map(axis => (
            <ArrangeButton
              key={axis}
              label={text(`fields.distribute.${axis}`)}
              icon={axisIcons[axis]}
              isOff={fields.length < 3}
              onClick={() => put(distributed(fields, axis, size))}
            />
          ))}
          <ArrangeButton
            label={text('fields.sameSize')}
            icon={RulerDimensionLine}
            onClick={() => put(sameSize(fields, model, size))}
          />
        </div>
      )}
      <div className={fieldsStyles.fieldActions}>
        <Button size="small" startIcon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
          {text('fields.copy')}
        </Button>
        {draft.pages.length > 1 && (
          <Button size="small" startIcon={<Files size={16} aria-hidden="true" />} onClick={copyToAll}>
            {text('fields.copyToAll')}
          </Button>
        )}
        <Button size="small" color="error" startIcon={<Trash2 size={16} aria-hidden="true" />} onClick={remove}>
          {text('fields.remove')}
        </Button>
      </div>
    </>
  )
}

interface ArrangeButtonProps {
  label: string
  icon: typeof Copy
  isOff?: boolean
  onClick: () => void
}

const ArrangeButton = ({ label, icon: Icon, isOff = false, onClick }: ArrangeButtonProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      className={styles.icon}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  </Tooltip>
)
