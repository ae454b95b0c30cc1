import { resources } from './index.ts'

/** What the routes know of each resource before its screens load: no words, no fields. */
export const resourceHeads = resources.map(({ name, audience, permission, paths }) => ({
  name,
  audience,
  permission,
  paths: paths ?? {},
}))
