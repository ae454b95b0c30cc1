import { ChoiceEditor } from './ChoiceEditor.tsx'
import { CreatedEditor } from './CreatedEditor.tsx'
import type { FilterName } from './filters.ts'

/** How a filter is set; a file is only ever come from, and taken away. */
export const FilterEditor = ({ name }: { name: FilterName }) => {
  if (name === 'file') return null
  return name === 'created' ? <CreatedEditor /> : <ChoiceEditor name={name} />
}
