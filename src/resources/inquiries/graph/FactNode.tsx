import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import { AtSign, Building2, Car, MapPin, Phone, ReceiptText, UserRound } from 'lucide-react'
import type { NodeKind } from '../../../../contracts/inquiries/graph.ts'
import styles from './Graph.module.css'

export interface FactNodeData extends Record<string, unknown> {
  kind: NodeKind
  kindWords: string
  title: string
  value: string | null
  isSubject: boolean
  /** A finding concerns it. */
  isMarked: boolean
  isCollapsed: boolean
}

const icons = {
  person: UserRound,
  company: Building2,
  gstin: ReceiptText,
  vehicle: Car,
  phone: Phone,
  email: AtSign,
  address: MapPin,
} as const

export const FactNode = ({ data }: NodeProps<Node<FactNodeData>>) => {
  const { kind, kindWords, title, value, isSubject, isMarked, isCollapsed } = data
  const Icon = icons[kind]
  return (
    <div
      className={styles.node}
      data-subject={isSubject || undefined}
      data-marked={isMarked || undefined}
      data-collapsed={isCollapsed || undefined}
    >
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <span className={styles.kind}>
        <Icon size={14} aria-hidden="true" /> {kindWords}
      </span>
      <strong className={styles.title} title={title}>
        {title}
      </strong>
      {value !== null && <span className={`mono ${styles.value}`}>{value}</span>}
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  )
}
