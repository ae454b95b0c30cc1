import { NewDocumentButton } from './create.tsx'
import { ManageLabelsButton } from './ManageLabels.tsx'

/** In the list's header. */
export const ListActions = () => (
  <>
    <ManageLabelsButton />
    <NewDocumentButton />
  </>
)
