import { resources } from './index.ts'

/** The data of each of the customers’ resources that routes need before its screens load: no texts and no fields. */
export const customerHeads = resources
  .filter(({ audience }) => audience === 'customer')
  .map(({ name, permission, paths }) => ({ name, permission, paths: paths ?? {} }))
