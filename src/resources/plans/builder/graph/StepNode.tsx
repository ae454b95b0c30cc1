import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { memo } from 'react'
import type { StepStatus } from '../../../../../contracts/cases/states.ts'
import { type StepKind, stepOf } from '../../../../../contracts/cases/steps/index.ts'
import { productIcons } from '../../../../components/productIcons.tsx'
import { useLocale } from '../../../../i18n/locale.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Graph.module.css'

export interface StepNodeData extends Record<string, unknown> {
  number: number
  kind: StepKind
  title: string
  /** Its condition in words; null if it is never left out. */
  when: string | null
  hasProblem: boolean
  /** In the rehearsal that is shown. */
  lit: StepStatus | undefined
}

/** Drawn again only if what it says changes, and not while the graph is moved. */
export const StepNode = memo(
  ({ data: { number, kind, title, when, hasProblem, lit } }: NodeProps<Node<StepNodeData>>) => {
    const text = useTexts('planBuilder')
    const locale = useLocale()
    const { label, icon } = stepOf(kind)
    const Icon = productIcons[icon]
    return (
      <div className={styles.node} data-problem={hasProblem || undefined} data-lit={lit}>
        <Handle type="target" position={Position.Top} isConnectable={false} />
        <span className={styles.kind}>
          <Icon size={14} aria-hidden="true" />
          <span className="num">{number}</span> {label[locale]}
        </span>
        <strong className={styles.title}>{title}</strong>
        {when && (
          <span className={styles.when} title={when}>
            {text('graph.when', { when })}
          </span>
        )}
        <Handle type="source" position={Position.Bottom} isConnectable={false} />
      </div>
    )
  },
)
