import type { ReactNode } from 'react'
import type { DraftField } from '../../../../contracts/esign/draft.ts'
import { useBuilder } from './builder.ts'

interface PropertyProps {
  name: string
  field: DraftField
  children: (problem: string | undefined) => ReactNode
}

/** An input with what is wrong with it, which the list of problems can lead to. */
export const Property = ({ name, field, children }: PropertyProps) => {
  const { draft, problemAt } = useBuilder()
  const path = `fields.${draft.fields.findIndex(({ id }) => id === field.id)}.${name}`
  return <div data-path={path}>{children(problemAt(path))}</div>
}
