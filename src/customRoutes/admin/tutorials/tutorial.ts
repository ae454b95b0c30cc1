import type { listStaffTutorials } from '../../../../contracts/calls/tutorials.ts'
import { paths } from '../../../../contracts/paths.ts'
import type { ReplyOf } from '../../../dataProvider/api.ts'

export type Tutorial = ReplyOf<typeof listStaffTutorials>['tutorials'][number]

/** The dashboard's view: the route table has no path for it. */
export const TUTORIALS_VIEW = 'tutorials'

export const tutorialsPath = `${paths.adminDashboard}?view=${TUTORIALS_VIEW}`
