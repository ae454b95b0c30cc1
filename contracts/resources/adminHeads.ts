import { resources } from './index.ts'

/** The data of each of the staff’s resources that routes need before its screens load: no texts and no fields. */
export const adminHeads = resources
  .filter(({ audience }) => audience === 'admin')
  .map(({ name, permission, paths }) => ({ name, permission, paths: paths ?? {} }))
