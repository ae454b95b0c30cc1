import { resources } from './index.ts'

/** The data of each resource that routes need before its screens load: no texts and no fields. */
export const resourceHeads = resources.map(({ name, audience, permission, paths }) => ({
  name,
  audience,
  permission,
  paths: paths ?? {},
}))
