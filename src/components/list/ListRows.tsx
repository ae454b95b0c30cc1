import { createElement } from 'react'
import { useLocale } from '../../i18n/locale.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { EmptyState } from '../EmptyState.tsx'
import { DeclaredTable } from './DeclaredTable.tsx'
import type { Column } from './declaration.ts'
import { type ListedResource, useDeclaredList } from './declaredList.ts'
import { ListStates } from './ListStates.tsx'
import { RecordCards } from './RecordCards.tsx'

/** The rows, or the loading, empty or error state that replaces them. */
export const ListRows = ({ none }: { none?: string | undefined }) => {
  const { list, columns, resource, clearAll } = useDeclaredList()
  const cards = useIsNarrow(list.cardsBelow)
  const shapes = columns.filter(({ hidden }) => !hidden).map(column => shapeOf(column, resource))
  return (
    <ListStates
      skeleton={cards ? ['chip', 'long', 'number'] : shapes}
      firstUse={list.empty && none === undefined ? createElement(list.empty) : <NoRecord none={none} />}
      onClearAll={clearAll}
      footer={!list.onePage}
    >
      <RecordRows />
    </ListStates>
  )
}

/** The rows as a table, or as cards on narrow screens. */
export const RecordRows = () => (useIsNarrow(useDeclaredList().list.cardsBelow) ? <RecordCards /> : <DeclaredTable />)

const shapeOf = ({ name, component }: Column, { fields }: ListedResource) => {
  const { kind, choices } = fields[name] ?? {}
  if (kind === 'money' || kind === 'count') return 'number'
  if (kind === 'choice') return component || Object.values(choices ?? {}).some(({ tone }) => tone) ? 'chip' : 'short'
  return kind === undefined || kind === 'text' ? 'long' : 'short'
}

const NoRecord = ({ none }: { none: string | undefined }) => {
  const locale = useLocale()
  const { icon, resource, list } = useDeclaredList()
  const { words } = resource
  const actions = none === undefined && list.emptyActions ? createElement(list.emptyActions) : undefined
  return (
    <EmptyState icon={icon} title={none ?? words?.none[locale] ?? ''} actions={actions}>
      {none === undefined && words?.noneDetail?.[locale]}
    </EmptyState>
  )
}
