import { resources } from '../../contracts/resources/index.ts'

/** The resources of one audience, as react-admin keeps them. */
export const definitionsFor = (audience: 'customer' | 'admin') =>
  Object.fromEntries(resources.filter(resource => resource.audience === audience).map(({ name }) => [name, { name }]))
