import { resourceHeads } from '../../contracts/resources/heads.ts'

/** The resources of one audience, as react-admin keeps them. */
export const resourceDefinitions = (audience: 'customer' | 'admin') =>
  Object.fromEntries(resourceHeads.filter(head => head.audience === audience).map(({ name }) => [name, { name }]))
