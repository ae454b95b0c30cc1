import { useResourceContext } from 'ra-core'
import { caseResource, caseResources } from '../../../contracts/resources/case.ts'

/** The resource of the page's cases: of one product, or of all. */
export function useCaseResource(): typeof caseResource {
  const name = useResourceContext()
  return Object.values(caseResources).find(one => one.name === name) ?? caseResource
}
